<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Page_Address;

/** Shows the findings of the last run, worst first, and runs the checks on demand. */
final class Health_Panel extends Panel {
	public const ACTION = 'cfg_configurator_health';

	/** Argument of a request that reports each check as soon as it has run. */
	private const PROGRESS = 'progress';

	public function __construct( private Health_Run $run ) {
	}

	public function slug(): string {
		return 'health';
	}

	public function title(): string {
		return __( 'Health', 'cfg-configurator' );
	}

	public function enqueue(): void {
		Settings_Page::style( __FILE__, 'health' );
		Settings_Page::script( __FILE__, 'health' );
	}

	public function run(): never {
		if ( ! current_user_can( Settings_Page::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to run these checks.', 'cfg-configurator' ), 403 );
		}
		check_admin_referer( self::ACTION );
		// A slow content site must not make the run exceed PHP's time limit.
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 120 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- on demand only.
		}
		if ( isset( $_POST[ self::PROGRESS ] ) ) {
			$this->report();
		}
		$this->run->run();
		wp_safe_redirect( Settings_Page::url( $this->slug() ), 303 );
		exit;
	}

	/** Prints the worst severity of each check as a line, as soon as it has run. Servers that buffer send them all at the end. */
	private function report(): never {
		nocache_headers();
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Accel-Buffering: no' );
		wp_ob_end_flush_all();
		$this->run->run(
			static function ( array $findings ): void {
				/** @var list<Finding> $findings */
				echo esc_html( Finding::worst( $findings ) ), "\n";
				flush();
			}
		);
		exit;
	}

	public function render(): void {
		$time = Health_Run::last_time();
		$run  = 0 === $time ? __( 'Run checks', 'cfg-configurator' ) : __( 'Run checks again', 'cfg-configurator' );
		?>
		<h2><?php esc_html_e( 'Does everything work?', 'cfg-configurator' ); ?></h2>
		<p class="cfg-intro">
			<?php esc_html_e( 'Makes every content call that the configurator uses, and checks the page, the forms and the emails.', 'cfg-configurator' ); ?>
			<?php esc_html_e( 'This can take up to a minute and changes nothing.', 'cfg-configurator' ); ?>
		</p>
		<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post" class="cfg-run">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php wp_nonce_field( self::ACTION ); ?>
			<?php submit_button( $run, 'primary', 'submit', false ); ?>
		</form>
		<?php
		$this->print_progress();
		if ( 0 === $time ) {
			printf( '<p>%s</p>', esc_html__( 'The checks have not been run yet.', 'cfg-configurator' ) );
			$this->print_clipping_theme();
			return;
		}
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					/* translators: 1: date, 2: time of day. */
					__( 'Last run on %1$s at %2$s.', 'cfg-configurator' ),
					(string) wp_date( $this->format( 'date_format' ), $time ),
					(string) wp_date( $this->format( 'time_format' ), $time )
				)
			)
		);
		$headings = array(
			'problem' => __( 'Critical issues', 'cfg-configurator' ),
			'warning' => __( 'Recommended improvements', 'cfg-configurator' ),
			'fine'    => __( 'Passed checks', 'cfg-configurator' ),
		);
		foreach ( $headings as $severity => $heading ) {
			$findings = array_filter( Health_Run::last_findings(), static fn( Finding $finding ): bool => $severity === $finding->severity );
			if ( array() !== $findings ) {
				$this->print_group( $severity, $heading, $findings );
			}
			if ( 'warning' === $severity ) {
				$this->print_clipping_theme();
			}
		}
	}

	/** A finding that only a browser can have: health.js shows it if the theme disables `position: sticky`. */
	private function print_clipping_theme(): void {
		printf( '<ul class="cfg-findings" data-page="%s" hidden>', esc_url( Page_Address::url() ) );
		?>
		<li class="cfg-finding cfg-finding--warning">
			<p><strong><?php esc_html_e( 'The theme cuts off the content of the configurator\'s page:', 'cfg-configurator' ); ?> <code></code></strong></p>
			<p>
				<?php esc_html_e( 'The price bar stays on the screen.', 'cfg-configurator' ); ?>
				<?php esc_html_e( 'The header on phones and the picture beside the options scroll away.', 'cfg-configurator' ); ?>
				<?php esc_html_e( 'With \'clip\' instead of the value of \'overflow\', the theme would keep them in view too.', 'cfg-configurator' ); ?>
			</p>
		</li>
		</ul>
		<?php
	}

	/** A row for each check, which health.js shows during a run. */
	private function print_progress(): void {
		$words = array(
			'running' => __( 'Checking…', 'cfg-configurator' ),
			'fine'    => __( 'Passed', 'cfg-configurator' ),
			'warning' => __( 'Recommended improvement', 'cfg-configurator' ),
			'problem' => __( 'Critical issue', 'cfg-configurator' ),
			/* translators: {n} and {total} are numbers. */
			'count'   => __( '{n} of {total} checks have run.', 'cfg-configurator' ),
		);
		echo '<div class="cfg-progress" hidden';
		foreach ( $words as $name => $word ) {
			printf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $word ) );
		}
		echo '><p role="status"></p><ol>';
		foreach ( $this->run->names() as $name ) {
			printf( '<li>%s <span>%s</span></li>', esc_html( $name ), esc_html__( 'Waiting', 'cfg-configurator' ) );
		}
		echo '</ol></div>';
	}

	private function format( string $option ): string {
		$format = get_option( $option );
		return is_string( $format ) ? $format : 'c';
	}

	/** @param array<int, Finding> $findings */
	private function print_group( string $severity, string $heading, array $findings ): void {
		printf( '<h3>%s (%s)</h3><ul class="cfg-findings">', esc_html( $heading ), esc_html( number_format_i18n( count( $findings ) ) ) );
		foreach ( $findings as $finding ) {
			printf( '<li class="cfg-finding cfg-finding--%s"><p><strong>%s</strong></p>', esc_attr( $severity ), esc_html( $finding->text ) );
			if ( '' !== $finding->next ) {
				echo '<p>', esc_html( $finding->next );
				if ( '' !== $finding->url ) {
					printf( ' <a href="%s">%s</a>', esc_url( $finding->url ), esc_html( $finding->link ) );
				}
				echo '</p>';
			}
			echo '</li>';
		}
		echo '</ul>';
	}
}
