<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Sender;

/** The commands `wp cfg-configurator …`. */
final class CLI {
	public static function register(): void {
		foreach ( array( 'pages', 'catalogue', 'leads' ) as $name ) {
			\WP_CLI::add_command( "cfg-configurator {$name}", array( self::class, $name ) );
		}
	}

	/**
	 * Creates the page of the configurator and those after a form.
	 *
	 * @param list<string> $positional None.
	 */
	public static function pages( array $positional ): void {
		\WP_CLI::success( Install::create_pages() );
	}

	/**
	 * Requests all lists of the content site and writes their files, for example after prices have changed.
	 *
	 * @param list<string> $positional None.
	 */
	public static function catalogue( array $positional ): void {
		Catalogue::refresh()
			? \WP_CLI::success( count( Catalogue::calls() ) . ' lists.' )
			: \WP_CLI::error( 'The content site did not answer, or nothing can be written.' );
	}

	/**
	 * Works on leads.
	 *
	 * ## OPTIONS
	 *
	 * <what>
	 * : 'send' sends what is due, 'resend' and 'release' work on one lead, 'held' lists the leads that are held back.
	 *
	 * [<id>]
	 * : Number of the lead.
	 *
	 * @param list<string> $positional
	 */
	public static function leads( array $positional ): void {
		list( $what, $id ) = $positional + array( '', '' );
		$held              = 'held' === $what ? Lead_Table::read( 'status = %s ORDER BY id', Lead::HELD ) : array();
		foreach ( $held as $lead ) {
			\WP_CLI::line( "{$lead->id}\t{$lead->created_gmt}\t{$lead->spam_reason}\t{$lead->name}\t{$lead->email}" );
		}
		$done = match ( $what ) {
			'send'    => Sender::run_due() . ' leads attempted.',
			'resend'  => Sender::resend( (int) $id ) ? Sender::run_due() . ' leads attempted.' : '',
			'release' => Lead_Table::release( (int) $id ) ? Sender::run_due() . ' leads attempted.' : '',
			'held'    => count( $held ) . ' leads.',
			default   => '',
		};
		'' === $done ? \WP_CLI::error( 'There is no such lead, or no such command.' ) : \WP_CLI::success( $done );
	}
}
