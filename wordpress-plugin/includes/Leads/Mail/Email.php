<?php
/**
 * A mail's contents.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * What a mail says, apart from how it looks. All of it is plain text.
 */
final class Email {
	/**
	 * @param string                                                     $subject  One line.
	 * @param string                                                     $heading  One line.
	 * @param list<string>                                               $opening  Paragraphs before the sections.
	 * @param list<array{title: string, rows: array<string, string>}>    $sections Rows by their label; empty rows are left out.
	 * @param array{label: string, address: string}|null                 $link     A button.
	 * @param list<string>                                               $closing  Paragraphs after all.
	 * @param string                                                     $reply_to E-mail address for answers; '' for none.
	 * @param string                                                     $language Of the HTML, such as 'pt-PT'.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $heading,
		public readonly array $opening,
		public readonly array $sections,
		public readonly ?array $link,
		public readonly array $closing,
		public readonly string $reply_to,
		public readonly string $language,
	) {
	}
}
