import { type PagedList, pageSizes } from '../../api';
import { angka } from '../../lib/format';
import { Button } from '../Button';
import { NativeSelect } from '../NativeSelect';
import css from './controls.module.css';

/** Where in the list a table stands, and the way to the other pages (spec section 2, Paging behaviour). */
export function Paging<Row>({ list }: { list: PagedList<Row> }) {
  const { from, to, total, page, lastPage, limit, go, resize } = list;
  return (
    <nav className={css['halaman']} aria-label="Halaman tabel">
      <p aria-live="polite">
        Showing {angka(from ?? 0)} to {angka(to ?? 0)} of {angka(total)} entries
      </p>
      <div className={css['langkah']}>
        <div className={css['ukuran']}>
          <NativeSelect
            aria-label="Baris per halaman"
            value={limit}
            onChange={(event) => resize(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button look="tenang" disabled={page <= 1} onClick={() => go(page - 1)}>
          Previous
        </Button>
        <Button look="tenang" disabled={page >= lastPage} onClick={() => go(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
