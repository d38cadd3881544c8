<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Header_Text;
use Cfg_Configurator\Settings\Placeholders;
use Cfg_Configurator\Settings\Settings;

/** Subject and opening text of a mail: the editor's, or the mail's own. The tables that follow are always the mail's own. */
final class Mail_Words {
	public function __construct( private Mail_Kind $kind, private Lead $lead, private ?Configuration_Snapshot $configuration ) {
	}

	/** @param string $own What the mail has without a setting. */
	public function subject( string $own ): string {
		$filled = $this->filled( $this->kind->subject_key() );
		// What is left where the last value is empty.
		$filled = rtrim( $filled, ' :,-' );
		return '' === $filled ? $own : $filled;
	}

	/**
	 * @param list<string> $own What the mail has without a setting.
	 * @return list<string> Paragraphs.
	 */
	public function opening( array $own ): array {
		$filled = $this->filled( $this->kind->text_key() );
		$parts  = preg_split( '/\R{2,}/', $filled );
		return '' === $filled || false === $parts ? $own : $parts;
	}

	private function filled( string $key ): string {
		$text = Settings::text( $key );
		return '' === $text ? '' : Placeholders::fill( $text, $this->values() );
	}

	/** @return array<string, string> By placeholder. */
	private function values(): array {
		$lead   = $this->lead;
		$chosen = Snapshot_Rows::choices( $this->configuration );
		$typed  = array(
			'nome'   => $lead->name,
			'modelo' => $lead->model,
			'motor'  => $chosen['engine'],
			'versao' => $chosen['version'],
		);
		$is_own = Mail_Kind::DEALER === $this->kind;
		$values = array(
			...array_map( fn ( string $text ): string => $is_own ? Header_Text::of( $text, 191 ) : Header_Text::without_link( $text, 80 ), $typed ),
			'preco'          => Snapshot_Rows::figures( $this->configuration )['total_price'],
			'codigo'         => $chosen['build_code'],
			'numero'         => (string) $lead->id,
			'concessionario' => Header_Text::of( $lead->dealer_words(), 191 ),
			'distrito'       => Header_Text::of( $lead->district, 191 ),
			'formulario'     => Form_Type::words( $lead->form_type ),
			'email'          => Header_Text::of( $lead->email, 191 ),
			'telefone'       => Header_Text::of( $lead->phone, 191 ),
			'mensagem'       => $lead->message,
		);
		return array_intersect_key( $values, array_flip( $this->kind->placeholders() ) );
	}
}
