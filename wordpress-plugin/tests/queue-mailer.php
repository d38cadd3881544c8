<?php
/**
 * The class that Mail_Plugin_Test writes to a file, for static analysis only.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

/** A plugin that sends mails with a queue of its own. */
final class Queue_Mailer_Of_A_Test {
}
