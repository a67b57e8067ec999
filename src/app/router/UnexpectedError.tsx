import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { Button } from '@/shared/ui/Button';
import { Lukisan } from '@/shared/ui/Lukisan';
import css from './router.module.css';

/** A screen that could not be opened: 'Unexpected Application Error!' with what is known of it (spec section 8). */
export function UnexpectedError() {
  const error = useRouteError();
  return (
    <main id="isi" className={css['galat']}>
      <Lukisan scene="putus" />
      <h1>Unexpected Application Error!</h1>
      <p>{wording(error)}</p>
      <div className={css['jalan']}>
        <Button onClick={() => window.location.reload()}>Coba lagi</Button>
        <a className={css['beranda']} href={routes.home}>
          Beranda
        </a>
      </div>
    </main>
  );
}

function wording(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  // Each browser words a failed import differently; all of them mention the module or the import.
  if (error instanceof TypeError && /module|import/i.test(error.message)) {
    return 'Halaman ini belum bisa dibuka tanpa sambungan internet.';
  }
  return error instanceof Error ? error.message : String(error);
}
