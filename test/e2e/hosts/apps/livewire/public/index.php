<?php
/** A Laravel application with two pages, for `php -S`. Composer's packages are in the folder above. */
use Illuminate\Foundation\Application;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Blade;
use Illuminate\Support\Facades\Route;
use Livewire\Component;
use Livewire\Livewire;

require __DIR__ . '/../vendor/autoload.php';

$_ENV += array(
	'APP_KEY'        => 'base64:' . base64_encode( str_repeat( 'k', 32 ) ),
	'SESSION_DRIVER' => 'file',
	'CACHE_STORE'    => 'file',
);

class Configurator extends Component {
	public int $count = 0;

	public function swap(): void {
		++$this->count;
	}

	public function render(): string {
		return '<div><button wire:click="swap">Trocar</button>@if ($count % 2)<p>Novo</p>@endif
			<cfg-configurator base-path="/configurador"></cfg-configurator></div>';
	}
}

const PAGE = '<!doctype html><html lang="pt"><head><title>Loja</title>@livewireStyles
	<script type="module" src="/cfg-configurator/1/configurator.js"></script></head><body><nav>
	<a href="/loja" @unless (request()->is("configurador*")) wire:navigate @endunless>Loja</a>
	<a href="/configurador">Configurador</a></nav><main>%s</main>@livewireScripts</body></html>';

$routes = function (): void {
	Livewire::component( 'configurator', Configurator::class );
	Route::middleware( 'web' )->group(
		function (): void {
			$page = fn( string $main ) => fn() => Blade::render( sprintf( PAGE, $main ) );
			Route::get( '/loja', $page( '<h1>Bem-vindo à loja</h1>' ) );
			Route::get( '/configurador/{path?}', $page( '<livewire:configurator />' ) )->where( 'path', '.*' );
		}
	);
};

$none = fn() => null;
Application::configure( dirname( __DIR__ ) )
	->withRouting( $routes )
	->withMiddleware( $none )
	->withExceptions( $none )
	->create()
	->handleRequest( Request::capture() );
