<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Determines how a setting is validated (Value_Validator) and rendered (Admin\Field_Renderer). */
enum Field_Type: string {
	/** One line of plain text. */
	case TEXT = 'text';
	/** Several lines of plain text. */
	case LINES = 'lines';
	/** Root URL of a site: http or https, without query, fragment, user name or password. */
	case SITE = 'site';
	/** Any URL, or a path on this site that starts with a slash. */
	case ADDRESS = 'address';
	/** URL or path of a page on this site. */
	case OWN_PAGE = 'own-page';
	/** The same, or any other URL. */
	case PAGE_LINK = 'page-link';
	/** URL or path of a picture, chosen from the media library. */
	case PICTURE = 'picture';
	/** Number within limits; an integer unless the field allows decimals. */
	case NUMBER = 'number';
	/** One of a few values. */
	case CHOICE = 'choice';
	/** 'true', 'false', or '' for the content site's value. */
	case FLAG = 'flag';
	/** '1' or ''. */
	case TICK  = 'tick';
	case EMAIL = 'email';
	/** Id of a page of this site. */
	case PAGE = 'page';
	/** What the field's Control validates and renders. */
	case CONTROL = 'control';
}
