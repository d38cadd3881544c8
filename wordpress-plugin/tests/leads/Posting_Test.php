<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Dealers;
use Cfg_Configurator\Leads\Endpoint;
use Cfg_Configurator\Leads\Form;
use Cfg_Configurator\Leads\Form_Field;
use Cfg_Configurator\Leads\Form_Fields;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use Cfg_Configurator\Tests\Submission_Result;

/** The rules of spec §5, the stored data and the redirect of a posted form. */
final class Posting_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->serve();
	}

	public function test_a_valid_form_is_stored_complete_and_redirects_to_the_thank_you_page(): void {
		$this->set( array( 'success_page' => 'page:' . $this->page( 'recebido' )->ID ) );
		$result = $this->post();
		self::assertSame( home_url( '/recebido/' ), strtok( $result->location, '?' ) );
		self::assertSame( '/configurador/?modelid=101&engine=1012', $this->query_of( $result->location )['cfg_configurator_back'] );
		$lead   = $this->lead();
		$values = array( 'proposal', 'received', 'Inês Conceição', 'ines@exemplo.pt', '912345678', 'LX01', 'Lume Tejo, Lisboa', 'tejo@lume.example' );
		self::assertSame(
			$values,
			array( $lead->form_type, $lead->status, $lead->name, $lead->email, $lead->phone, $lead->dealer_id, $lead->dealer, $lead->dealer_email )
		);
		self::assertSame(
			array( "Bom dia,\ngostaria de uma proposta.", 'Maré', '1', '0' ),
			array( $lead->message, $lead->model, $lead->text( 'consent' ), $lead->text( 'marketing' ) )
		);
		self::assertSame( array( 'utm_source' => 'boletim' ), $lead->extra() );
		self::assertSame( array( 'Lisboa', '101', 'c1' ), array( $lead->text( 'district' ), $lead->text( 'model_id' ), $lead->text( 'configuration_id' ) ) );
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function invalid_fields(): array {
		return array(
			'no name'                         => array( array( 'name' => '  ' ), array( 'name' ) ),
			'a name of invisible characters'  => array( array( 'name' => "\u{200B}\u{AD}\u{FE0F}" ), array( 'name' ) ),
			'an e-mail without a dot'         => array( array( 'email' => 'ines@exemplo' ), array( 'email' ) ),
			'an e-mail that ends a header'    => array( array( 'email' => "ines@exemplo.pt\r\nBcc: x@y.pt" ), array( 'email' ) ),
			'two e-mails'                     => array( array( 'email' => 'a@b.pt,c@d.pt' ), array( 'email' ) ),
			'no district, dealer not checked' => array(
				array(
					'id_district' => '99',
					'dealer'      => 'X',
				),
				array( 'id_district' ),
			),
			'a dealer of another district'    => array( array( 'dealer' => 'PT01' ), array( 'dealer' ) ),
			'a dealer that is none'           => array( array( 'dealer' => 'ZZ99' ), array( 'dealer' ) ),
			'no consent'                      => array( array( 'accept' => '' ), array( 'accept' ) ),
			'an odd submission id'            => array( array( 'submission_id' => 'a b c d e f' ), array( 'submission_id' ) ),
			'lists where texts belong'        => array(
				array(
					'name'   => array( 'a' ),
					'email'  => array( 'x' => 'a@b.pt' ),
					'accept' => array( 'S' ),
				),
				array( 'name', 'email', 'accept' ),
			),
			'a list for the form itself'      => array( array( 'form_type' => array( 'proposal' ) ), array( 'form_type' ) ),
		);
	}

	/**
	 * @dataProvider invalid_fields
	 * @param array<string, mixed> $change Fields that differ from a valid form's.
	 * @param list<string>         $broken Fields that must be listed.
	 */
	public function test_an_invalid_form_is_not_stored_and_its_fields_are_listed( array $change, array $broken ): void {
		$this->assert_refused( $this->post( $change ), $broken );
		self::assertSame( array(), $this->leads() );
	}

	public function test_an_empty_post_and_a_body_over_128_kb_are_refused(): void {
		$this->assert_refused( new Submission_Result( ...Endpoint::submit( array(), array() ) ), array( 'form_type' ) );
		$this->assert_refused( $this->post( array(), array( 'CONTENT_LENGTH' => '131073' ) ), array( 'msg' ) );
		self::assertSame( array(), $this->leads() );
	}

	public function test_invisible_characters_that_address_books_copy_are_no_part_of_a_value(): void {
		$this->assert_thanked(
			$this->post(
				array(
					'telefone' => "\u{202A}+351 912\u{AD} 345 678\u{202C}",
					'email'    => "\u{200E}ines@exemplo.pt\u{2069}",
					'name'     => "In\u{200B}ês\u{FE0F}",
				)
			)
		);
		self::assertSame( array( '912345678', 'ines@exemplo.pt', 'Inês' ), array( $this->lead()->phone, $this->lead()->email, $this->lead()->name ) );
	}

	public function test_a_message_of_3500_emoji_and_a_pdf_link_are_stored_complete(): void {
		$message = str_repeat( '🚗', 3500 ) . "\nPDF: https://lume.example/documents/5f1c.pdf";
		$this->assert_thanked( $this->post( array( 'msg' => $message ) ) );
		self::assertSame( $message, $this->lead()->message );
		$this->assert_refused( $this->post( array( 'msg' => str_repeat( '🚗', 3501 ) ) ), array( 'msg' ) );
	}

	public function test_slashes_and_quotes_are_stored_as_typed(): void {
		$typed = "D'Ávila \"Zé\" \\ \\\\' OR 1=1; DROP TABLE x; -- %s %d";
		$this->post(
			array(
				'name' => $typed,
				'msg'  => $typed,
			)
		);
		self::assertSame( array( $typed, $typed ), array( $this->lead()->name, $this->lead()->message ) );
	}

	public function test_unknown_fields_are_not_stored(): void {
		$this->post(
			array(
				'is_admin'     => '1',
				'status'       => 'held',
				'dealer_email' => 'evil@example.com',
			)
		);
		self::assertSame( 'received', $this->lead()->status );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( Lead_Table::rows( 'SELECT * FROM %i', Lead_Table::name() ) ) );
	}

	public function test_the_configuration_by_e_mail_requires_name_e_mail_and_consent_only(): void {
		$change = array(
			'form_type'   => 'configuration-email',
			'telefone'    => 'x',
			'id_district' => '',
			'dealer'      => 'ZZ',
			'msg'         => 'x',
		);
		$this->assert_thanked( $this->post( $change ) );
		self::assertSame(
			array( '', '', '', '' ),
			array( $this->lead()->phone, $this->lead()->dealer_id, $this->lead()->dealer_email, $this->lead()->message )
		);
	}

	public function test_a_dealer_that_the_files_do_not_know_is_asked_for_once_a_minute(): void {
		$asked = 0;
		add_filter(
			'cfg_configurator_content_response',
			static function ( mixed $given, string $path ) use ( &$asked ): mixed {
				$asked += 'hyuDealersLst/all' === $path ? 1 : 0;
				return $given;
			},
			20,
			2
		);
		$this->post();
		self::assertSame( 0, $asked, 'A buyer does not wait for the content site.' );
		$this->assert_refused( $this->post( array( 'dealer' => 'NEW1' ) ), array( 'dealer' ) );
		$this->assert_refused( $this->post( array( 'dealer' => 'NEW1' ) ), array( 'dealer' ) );
		self::assertSame( 1, $asked );
	}

	public function test_any_dealer_is_accepted_while_there_is_no_list(): void {
		$this->serve( more: array( 'hyuDealersLst/all' => array() ) );
		$this->assert_thanked( $this->post( array( 'dealer' => 'X1' ) ) );
		self::assertSame( array( 'X1', '' ), array( $this->lead()->dealer_id, $this->lead()->dealer_email ) );
	}

	/** @return array<string, array{array<string, mixed>, int}> */
	public static function repeated_forms(): array {
		return array(
			'the same'                          => array( array(), 1 ),
			'after another campaign'            => array( array( 'utm_source' => 'outra' ), 1 ),
			'with a link to the PDF made since' => array( array( 'msg' => "Bom dia,\ngostaria de uma proposta.\nPDF: https://lume.example/2.pdf" ), 1 ),
			'another name'                      => array( array( 'name' => 'Outra' ), 2 ),
			'another message'                   => array( array( 'msg' => 'Boa tarde' ), 2 ),
			'another form'                      => array( array( 'form_type' => 'test-drive' ), 2 ),
			'another configuration'             => array( array( 'configurationID' => 'c2' ), 2 ),
			'marketing accepted'                => array( array( 'disclaimer' => 'S' ), 2 ),
			'without a submission id'           => array( array( 'submission_id' => '' ), 2 ),
		);
	}

	/**
	 * @dataProvider repeated_forms
	 * @param array<string, mixed> $change
	 */
	public function test_the_same_form_twice_is_one_lead_and_thanked_twice( array $change, int $leads ): void {
		$this->assert_thanked( $this->send() );
		$this->assert_thanked( $this->send( $change ) );
		self::assertCount( $leads, $this->leads() );
		self::assertCount( 2 * $leads, $this->mailbox->mails );
	}

	public function test_a_database_that_rejects_the_lead_leads_to_the_failure_page_and_one_mail_without_personal_data(): void {
		add_filter( 'query', static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT IGNORE' ) ? 'INSERT INTO no_such_table VALUES (1)' : $sql );
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- the entry is not of interest.
		$this->assert_refused( $this->post(), array() );
		$this->assert_refused( $this->post(), array() );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- as it was.
		self::assertCount( 1, $this->mailbox->mails );
		self::assertStringNotContainsString( 'Conceição', (string) wp_json_encode( $this->mailbox->mails, JSON_UNESCAPED_UNICODE ) );
		self::assertSame( 'Inês Conceição', Form::read( wp_slash( $this->form() ), Form_Fields::all() )['name'] );
	}

	public function test_a_field_of_another_plugin_is_validated_stored_mailed_and_exported(): void {
		$valid = static fn ( string $text ): bool => 'x' !== $text;
		add_filter(
			'cfg_configurator_form_fields',
			static fn ( array $fields ): array => $fields + array( 'company' => new Form_Field( 'company', 'Company', 'No', $valid ) )
		);
		$this->assert_refused( $this->post( array( 'company' => 'x' ) ), array( 'company' ) );
		$this->send( array( 'company' => 'Lume, Lda.' ) );
		self::assertSame( 'Lume, Lda.', $this->lead()->extra()['company'] );
		self::assertStringContainsString( 'Lume, Lda.', self::text( $this->mailbox->mails[0]['message'] ?? '' ) );
		self::assertSame( 'Lume, Lda.', Form_Fields::texts( $this->lead() )['Company'] );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	public function test_the_plugin_has_the_same_rules_and_messages_as_the_widget(): void {
		/** @var array{fields: list<array<string, mixed>>, messages: array<string, string>, valid: array<string, string>, cases: list<array<string, mixed>>} $table */
		$table   = json_decode( (string) file_get_contents( __DIR__ . '/lead-rules.json' ), true );
		$dealers = new Dealers( $table );
		foreach ( $table['cases'] as $row ) {
			$fields = array( ...$table['valid'], ...(array) $row['fields'] );
			// The widget posts mail domains in ASCII.
			$ascii  = array_filter( (array) ( $row['becomes'] ?? array() ), static fn ( mixed $text ): bool => str_contains( self::text( $text ), 'xn--' ) );
			$fields = array_merge( $fields, $ascii );
			foreach ( (array) ( $row['repeat'] ?? array() ) as $name => $parts ) {
				list( $text, $times, $end ) = array_map( self::text( ... ), array( ...array_values( (array) $parts ), '' ) );
				$fields[ $name ]            = str_repeat( $text, (int) $times ) . $end;
			}
			$form = Form::read( wp_slash( $fields ), Form_Fields::all() );
			self::assertSame( $row['broken'], Form_Fields::invalid( $form, Form_Fields::all(), $dealers ), self::text( $row['what'] ) );
			foreach ( (array) ( $row['becomes'] ?? array() ) as $name => $text ) {
				self::assertSame( $text, $form[ $name ], self::text( $row['what'] ) );
			}
		}
		$errors = array_map( static fn ( Form_Field $field ): string => $field->error, Form_Fields::all() );
		self::assertSame( $table['messages'], array_filter( $errors ) );
		self::assertSame( array_column( $table['fields'], 'name' ), array_keys( Form_Fields::all() ) );
	}
}
