<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Settings\Field;

/** What the content site says where a setting is empty, from the last known back-office response. */
final class Content_Texts {
	/** Text for a setting; '' if the content site has none. */
	public static function of( Field $field ): string {
		$parts = explode( '.', $field->attribute );
		$name  = str_replace( '-', '', ucwords( $parts[0], '-' ) );
		// The only name that the content site spells in another way.
		$name = array( 'CfgMsgNoResult' => 'cfg_msg_no_result' )[ $name ] ?? lcfirst( $name );
		$text = Content_Site::back_office()[ $name ] ?? '';
		$text = isset( $parts[1] ) && is_array( $text ) ? $text[ $parts[1] ] ?? '' : $text;
		return is_scalar( $text ) && ! is_bool( $text ) ? trim( (string) $text ) : '';
	}
}
