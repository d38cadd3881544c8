<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Page;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Settings_Page;

// phpcs:disable Generic.Files.LineLength -- a sentence to translate is one line.

/** What a site needs before visitors use the configurator: what is there, what is missing, and the setting that each leads to. */
final class Setup_Screen {
	private const SLUG       = 'cfg-configurator-setup';
	private const CAPABILITY = 'manage_options';

	public static function add_menu(): void {
		$title = __( 'Set up the configurator', 'cfg-configurator-editor' );
		add_submenu_page( Settings_Page::SLUG, $title, __( 'Set up', 'cfg-configurator-editor' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
	}

	/** @return list<array{bool, string, string, string, string}> Whether it is done, title, what to do, tab and setting. */
	public static function steps(): array {
		$is_set  = static fn ( string ...$keys ): bool => ! in_array( '', array_map( Settings::text( ... ), $keys ), true );
		$sample  = __( 'The configurator is showing sample models: these cars do not exist. Enter the URL of your content site.', 'cfg-configurator-editor' );
		$source  = __( 'Enter the URL of the content site that manages your models, or show the sample models for a trial.', 'cfg-configurator-editor' );
		$policy  = Catalogue::back_office()['policyLink'] ?? '';
		$has_law = ( $is_set( 'policy_link' ) || ( is_string( $policy ) && '' !== $policy ) ) && $is_set( 'complaints_link' );
		return array(
			array(
				array() !== Catalogue::models() && ! Sample_Models::is_shown(),
				__( 'Source of the models', 'cfg-configurator-editor' ),
				Sample_Models::is_shown() ? $sample : $source,
				'general',
				'content_site',
			),
			array(
				'publish' === get_post_status( Settings::number( 'page_id' ) ),
				__( 'The page', 'cfg-configurator-editor' ),
				__( 'Press \'Create the page\' at the top of the settings, or choose a published page with the block or the shortcode.', 'cfg-configurator-editor' ),
				'general',
				'page_id',
			),
			array(
				$is_set( 'success_page', 'failure_page' ),
				__( 'Pages after a form', 'cfg-configurator-editor' ),
				__( 'Choose the page that thanks visitors, and the one that offers another way to contact you.', 'cfg-configurator-editor' ),
				'forms',
				'success_page',
			),
			array(
				$has_law,
				__( 'Legal links', 'cfg-configurator-editor' ),
				__( 'Link the privacy policy, which is beside the checkbox of every form, and the complaints book.', 'cfg-configurator-editor' ),
				'legal',
				'policy_link',
			),
			array(
				$is_set( 'mail_from_address', 'mail_fallback' ),
				__( 'Emails to dealers', 'cfg-configurator-editor' ),
				__( 'Enter a sender address of this site\'s own domain, and the address for leads that cannot be sent to a dealer.', 'cfg-configurator-editor' ),
				'mail',
				'mail_from_address',
			),
		);
	}

	/** On the dashboard, while something is missing. */
	public static function print_notice(): void {
		$missing = 'dashboard' === get_current_screen()?->id && current_user_can( self::CAPABILITY ) ? self::missing() : array();
		if ( array() !== $missing ) {
			/* translators: %s: list of names, such as 'The page'. */
			$words = __( 'Still missing for the configurator: %s.', 'cfg-configurator-editor' );
			printf(
				'<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
				esc_html( sprintf( $words, implode( ', ', $missing ) ) ),
				esc_url( admin_url( 'admin.php?page=' . self::SLUG ) ),
				esc_html__( 'Set up the configurator', 'cfg-configurator-editor' )
			);
		}
	}

	/** @return list<string> Titles. */
	private static function missing(): array {
		return array_column( array_filter( self::steps(), static fn ( array $step ): bool => ! $step[0] ), 1 );
	}

	public static function render(): void {
		$missing = count( self::missing() );
		$is_done = 0 === $missing;
		/* translators: %d: number of steps. */
		$words = sprintf( _n( '%d step is missing.', '%d steps are missing.', $missing, 'cfg-configurator-editor' ), $missing );
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Set up the configurator', 'cfg-configurator-editor' ); ?></h1>
			<p><?php echo esc_html( $is_done ? __( 'Nothing is missing.', 'cfg-configurator-editor' ) : $words ); ?></p>
			<ol>
				<?php foreach ( self::steps() as list( $has, $title, $text, $tab, $key ) ) : ?>
					<li>
						<h2><?php echo esc_html( $title ); ?>: <?php $has ? esc_html_e( 'done', 'cfg-configurator-editor' ) : esc_html_e( 'missing', 'cfg-configurator-editor' ); ?></h2>
						<?php if ( ! $has ) : ?>
							<p><?php echo esc_html( $text ); ?></p>
						<?php endif; ?>
						<p><a class="button<?php echo $has ? '' : ' button-primary'; ?>" href="<?php echo esc_url( Settings_Page::url( $tab ) . "#cfg-configurator-{$key}" ); ?>">
							<?php
							/* translators: %s: name of a step, for screen readers. */
							printf( '%s<span class="screen-reader-text"> (%s)</span>', esc_html__( 'Open the setting', 'cfg-configurator-editor' ), esc_html( $title ) );
							?>
						</a></p>
					</li>
				<?php endforeach; ?>
			</ol>
			<p>
				<a href="<?php echo esc_url( Page::url() ); ?>"><?php esc_html_e( 'Open the configurator', 'cfg-configurator-editor' ); ?></a> ·
				<a href="<?php echo esc_url( admin_url( 'site-health.php' ) ); ?>"><?php esc_html_e( 'Check it on the Site Health screen', 'cfg-configurator-editor' ); ?></a>
			</p>
		</div>
		<?php
	}
}
