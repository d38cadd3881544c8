<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Element;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Privacy;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Settings_Page;

/** Sets sites up, creates the pages, and removes what the plugin has stored. Every method works on the current site of a network, and can run again. */
final class Install {
	/** Events of cron, and the interval of the first two. */
	public const LEADS_EVENT     = 'cfg_configurator_leads';
	public const CATALOGUE_EVENT = 'cfg_configurator_catalogue';
	public const RETENTION_EVENT = 'cfg_configurator_retention';
	public const INTERVAL        = 'cfg_configurator_five_minutes';

	/** Capabilities for leads, which add-ons ask for. */
	public const MANAGE = 'cfg_configurator_manage_leads';
	public const READ   = 'cfg_configurator_read_leads';

	/** Version for which the site was last set up, autoloaded. */
	private const MARKER = 'cfg_configurator_version';

	/** Action of the button 'Create the page', and the screens that show it. */
	private const ACTION  = 'cfg_configurator_create_pages';
	private const SCREENS = array( 'dashboard', 'plugins', Settings_Page::SCREEN );

	/** Most sites of a network that are set up at once; the others are when their admin is next opened. */
	private const MAX_SITES = 100;

	public static function register(): void {
		register_activation_hook( FILE, static fn ( mixed $all = false ) => self::on_sites( (bool) $all, self::set_up( ... ), self::MAX_SITES ) );
		register_deactivation_hook( FILE, static fn ( mixed $all = false ) => self::on_sites( (bool) $all, self::switch_off( ... ), self::MAX_SITES ) );
		add_action( 'admin_init', array( self::class, 'set_up_once' ), 10, 0 );
		add_action( 'admin_init', array( Privacy::class, 'suggest_policy' ), 10, 0 );
		add_action( 'admin_notices', array( self::class, 'notice' ), 10, 0 );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'answer_notice' ), 10, 0 );
		add_filter( 'site_status_tests', array( Site_Health::class, 'add_tests' ) );
		if ( defined( 'WP_CLI' ) ) {
			CLI::register();
		}
	}

	public static function set_up(): void {
		if ( ! is_multisite() ) {
			// On a network, the first lead creates the table.
			Lead_Table::ensure();
		}
		self::schedule();
		foreach ( array( self::MANAGE, self::READ ) as $capability ) {
			get_role( 'administrator' )?->add_cap( $capability );
		}
		Page::mark_chosen_pages();
		update_option( self::MARKER, VERSION, true );
	}

	/** After an update, and on sites that joined a network later: neither runs the activation hook. */
	public static function set_up_once(): void {
		if ( VERSION !== get_option( self::MARKER ) && ! wp_doing_ajax() ) {
			self::set_up();
		}
	}

	/** Plans the events of cron that are missing. The list of events is autoloaded, so this costs no query. */
	public static function schedule(): void {
		$events = array(
			self::LEADS_EVENT     => self::INTERVAL,
			self::CATALOGUE_EVENT => self::INTERVAL,
			self::RETENTION_EVENT => 'daily',
		);
		foreach ( $events as $event => $interval ) {
			if ( false === wp_get_schedule( $event ) ) {
				wp_schedule_event( time(), $interval, $event );
			}
		}
	}

	/** Removes the rewrite rules and the events. Keeps all data. */
	public static function switch_off(): void {
		remove_filter( 'rewrite_rules_array', array( Page::class, 'add_rules' ), PHP_INT_MAX );
		Page::remove_rules();
		delete_option( self::MARKER );
		array_map( 'wp_unschedule_hook', array( self::LEADS_EVENT, self::CATALOGUE_EVENT, self::RETENTION_EVENT ) );
	}

	/**
	 * @param callable(): void $work
	 * @param int              $most Most sites; 0 for all.
	 */
	public static function on_sites( bool $is_for_network, callable $work, int $most = 0 ): void {
		if ( ! $is_for_network || ! is_multisite() ) {
			$work();
			return;
		}
		$query = array(
			'fields'     => 'ids',
			'number'     => $most,
			'network_id' => get_current_network_id(),
		);
		foreach ( get_sites( $query ) as $id ) {
			switch_to_blog( $id );
			$work();
			restore_current_blog();
		}
	}

	/**
	 * Creates the page of the configurator and the two after a form, unless the settings name them, and stores them in the settings.
	 *
	 * @return string URL of the configurator's page.
	 */
	public static function create_pages(): string {
		$block = sprintf( '<!-- wp:%s {"align":"full"} /-->', Element::BLOCK );
		$text  = '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->';
		$sent  = sprintf( $text, esc_html_x( 'We have received your request and will reply to you soon.', 'visitor', 'cfg-configurator' ) );
		$pages = array(
			'page_id'      => array( 'configurador', _x( 'Configurator', 'visitor', 'cfg-configurator' ), $block ),
			'success_page' => array( 'pedido-recebido', _x( 'Thank you for your request', 'visitor', 'cfg-configurator' ), $sent ),
			'failure_page' => array( 'pedido-nao-enviado', _x( 'Your request was not sent', 'visitor', 'cfg-configurator' ), '' ),
		);
		foreach ( $pages as $setting => list( $slug, $title, $content ) ) {
			$saved  = Settings::value( $setting );
			$id     = (int) preg_replace( '/^page:/', '', is_scalar( $saved ) ? (string) $saved : '' );
			$prefix = 'page_id' === $setting ? '' : 'page:';
			if ( $id > 0 && in_array( get_post_status( $id ), array( 'publish', 'draft', 'private' ), true ) ) {
				continue;
			}
			$page = array(
				'post_type'     => 'page',
				'post_status'   => 'publish',
				'post_title'    => $title,
				'post_name'     => $slug,
				'post_content'  => $content,
				'page_template' => 'page_id' === $setting ? self::template() : '',
			);
			$id   = get_page_by_path( $slug )->ID ?? wp_insert_post( $page );
			Settings::change( array( $setting => $prefix . $id ) );
		}
		return Page::url();
	}

	/** The theme's template without the page's title, because the element has a main heading, else one for the full width; '' without. */
	private static function template(): string {
		$names = implode( "\n", array_keys( wp_get_theme()->get_page_templates( null, 'page' ) ) );
		$has   = static fn ( string $pattern ): string => 1 === preg_match( $pattern, $names, $found ) ? $found[0] : '';
		$plain = $has( '/^page-no-title$/m' );
		return '' === $plain ? $has( '#^(.*[/_-])?full[_-]?width\b.*$#im' ) : $plain;
	}

	/** The button 'Create the page', on the screens where an administrator looks after the activation, until there is a page. */
	public static function notice(): void {
		$is_here = in_array( get_current_screen()?->id, self::SCREENS, true );
		if ( ! $is_here || ! current_user_can( Settings_Page::CAPABILITY ) || Settings::number( 'page_id' ) > 0 ) {
			return;
		}
		?>
		<div class="notice notice-info">
			<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
				<p><strong><?php esc_html_e( 'The configurator has no page yet.', 'cfg-configurator' ); ?></strong>
					<?php esc_html_e( 'Visitors see nothing of it until you create one.', 'cfg-configurator' ); ?></p>
				<p>
					<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
					<?php wp_nonce_field( self::ACTION ); ?>
					<button class="button button-primary"><?php esc_html_e( 'Create the page', 'cfg-configurator' ); ?></button>
					<a class="button" href="<?php echo esc_url( Settings_Page::url() ); ?>"><?php esc_html_e( 'Settings', 'cfg-configurator' ); ?></a>
				</p>
			</form>
		</div>
		<?php
	}

	/** Creates the page and those after a form, and opens the settings. */
	public static function answer_notice(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Settings_Page::CAPABILITY ) || ! current_user_can( 'publish_pages' ) ) {
			wp_die( esc_html__( 'You are not allowed to change these settings.', 'cfg-configurator' ), 403 );
		}
		self::create_pages();
		wp_safe_redirect( Settings_Page::url() );
		exit;
	}

	/** Settings and leads stay unless the setting says otherwise; leads whose time is over are deleted, because nothing does so later. */
	public static function uninstall(): void {
		$is_erasing = Settings::is_on( 'erase_on_uninstall' );
		if ( ! $is_erasing ) {
			Lead_Table::apply_retention();
		}
		self::switch_off();
		Public_Folder::of_site()?->delete_all();
		foreach ( wp_roles()->role_objects as $role ) {
			$role->remove_cap( self::MANAGE );
			$role->remove_cap( self::READ );
		}
		delete_option( Page::OPTION );
		if ( $is_erasing ) {
			Lead_Table::run( 'DROP TABLE IF EXISTS %i', Lead_Table::name() );
			array_map( 'delete_option', array( Settings::OPTION, Lead_Table::OPTION ) );
		}
	}
}
