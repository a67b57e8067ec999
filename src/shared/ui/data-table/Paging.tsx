import { Pagination } from '@chakra-ui/react';
import { type PagedList, pageSizes } from '../../api';
import { angka } from '../../lib/format';
import { Button } from '../Button';
import { Chakra } from '../chakra';
import { NativeSelect } from '../NativeSelect';
import css from './controls.module.css';

/** Where in the list a table stands, and the way to the other pages (spec section 2, Paging behaviour). */
export function Paging<Row>({ list }: { list: PagedList<Row> }) {
  const { from, to, total, page, limit, go, resize } = list;
  return (
    <Chakra>
      <Pagination.Root
        className={css['halaman']}
        count={total}
        pageSize={limit}
        page={page}
        onPageChange={({ page: wanted }) => go(wanted)}
        translations={{ rootLabel: 'Halaman tabel', prevTriggerLabel: 'Previous', nextTriggerLabel: 'Next' }}
      >
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
          <Pagination.PrevTrigger asChild>
            <Button look="tenang">Previous</Button>
          </Pagination.PrevTrigger>
          <Pagination.NextTrigger asChild>
            <Button look="tenang">Next</Button>
          </Pagination.NextTrigger>
        </div>
      </Pagination.Root>
    </Chakra>
  );
}
