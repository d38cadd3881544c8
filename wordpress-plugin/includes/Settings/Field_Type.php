<?php
/**
 * What sort of value a setting holds.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Decides how a setting is checked (Value_Check) and how it is asked for (Admin\Controls).
 */
enum Field_Type: string {
	/** One line of plain text. */
	case TEXT = 'text';
	/** Several lines of plain text. */
	case LINES = 'lines';
	/** Contents with paragraphs, lists and links. */
	case HTML = 'html';
	/** Root address of a site: http or https, without query, fragment, user name or password. */
	case SITE = 'site';
	/** Address of anything on the web, or a path on this site that starts with a slash. */
	case ADDRESS = 'address';
	/** Address of a page of this very site, or its path. */
	case OWN_PAGE = 'own-page';
	/** A number within limits; whole unless the field says otherwise. */
	case NUMBER = 'number';
	/** One of few values. */
	case CHOICE = 'choice';
	/** '1' or ''. */
	case TICK  = 'tick';
	case EMAIL = 'email';
	/** Id of a page of this site. */
	case PAGE = 'page';
	/** List of questions and answers. */
	case QUESTIONS = 'questions';
	/** JSON object of the widget's texts that this site words differently. */
	case LABELS = 'labels';
}
