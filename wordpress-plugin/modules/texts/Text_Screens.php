<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/** The part of the configurator that each section of the texts belongs to, and the labels of each section. */
final class Text_Screens {
	/** Screens that a link can open (Admin\Screen_Links), by section of Texts_Tab. */
	public const SCREENS = array(
		'home'       => 'home',
		'filter'     => 'home',
		'navigation' => 'engine',
		'engine'     => 'engine',
		'colours'    => 'exterior',
		'viewer'     => 'exterior',
		'comparison' => 'version',
		'financing'  => 'summary',
		'summary'    => 'summary',
		'forms'      => 'summary',
		'messages'   => 'home',
	);

	/**
	 * Sections by the first label of a run in the widget's order (`src/labels`). A new label belongs to the section of the
	 * label before it.
	 */
	public const FIRST_LABELS = array(
		'homeTitle'           => 'home',
		'from'                => 'financing',
		'filter'              => 'filter',
		'tryLater'            => 'messages',
		'legalTitle'          => 'home',
		'noResults'           => 'messages',
		'priceFrom'           => 'financing',
		'filterSegments'      => 'filter',
		'stepOf'              => 'navigation',
		'engineTitle'         => 'engine',
		'exteriorTitle'       => 'colours',
		'summaryHeading'      => 'summary',
		'noResultsEngine'     => 'messages',
		'exterior'            => 'viewer',
		'compareEnginesTitle' => 'comparison',
		'contactTitle'        => 'forms',
		'financing'           => 'financing',
		'clickToBuy'          => 'summary',
	);

	/**
	 * Texts of the widget by key (`src/labels`). A test keeps the file in sync.
	 *
	 * @return array<string, string>
	 */
	public static function texts(): array {
		$texts = wp_json_file_decode( __DIR__ . '/labels/' . Language::tag() . '.json', array( 'associative' => true ) );
		$texts = is_array( $texts ) ? array_filter( $texts, 'is_string' ) : array();
		return array_filter( $texts, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	/** @return array<string, array<string, string>> The widget's texts by key, by section. */
	public static function labels(): array {
		$sections = array();
		$section  = 'messages';
		foreach ( self::texts() as $key => $text ) {
			$section                      = self::FIRST_LABELS[ $key ] ?? $section;
			$sections[ $section ][ $key ] = $text;
		}
		return $sections;
	}
}
