import { SlidersHorizontal, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { allKecamatan, useKecamatanSaya } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { rupiah } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import {
  activeOf,
  type EtalaseFilter,
  etalaseFilterOf,
  type FilterName,
  lacksPlace,
  withFilter,
} from '../model/filter';
import css from './filter-bar.module.css';
import { Kept } from './Kept';

/** Only the server draws it in the page: the browser gets its code with the sheet. */
const FormOfServer = import.meta.env.SSR ? (await import('./FilterForm')).FilterForm : null;

const FilterSheet = lazyPart(async () => (await import('./FilterSheet')).FilterSheet);

const orders = [
  ['terbaru', 'Terbaru'],
  ['termurah', 'Termurah'],
  ['terdekat', 'Terdekat'],
] as const;

/** Narrows and orders the showcase. Without a script both are plain forms of the same address. */
export function FilterBar() {
  const [query, setQuery] = useSearchParams();
  const { rows: kecamatan } = useInfiniteList(allKecamatan);
  const own = useKecamatanSaya();
  const sheet = useOverlay();
  const filter = etalaseFilterOf(query);
  const active = activeOf(filter);

  const apply = (chosen: Partial<EtalaseFilter>) => {
    const next = withFilter(query, chosen);
    // The new list takes the sheet's place in the history: back leads to the list as it was before.
    if (next.toString() === query.toString()) sheet.close();
    else setQuery(next, { replace: true, state: null });
  };
  const order = (urut: string) => {
    const dekat = urut === 'terdekat' ? filter.dekat || String(own?.id ?? '') : '';
    setQuery(withFilter(query, { urut: urut === 'terbaru' ? '' : urut, dekat }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const place = (id: string) => kecamatan.find((one) => String(one.id) === id)?.nama_kecamatan;

  return (
    <>
      <div className={css['bilah']}>
        <Button
          look="tenang"
          className={css['saring'] ?? ''}
          aria-haspopup="dialog"
          onClick={() => sheet.open()}
          onPointerDown={() => void FilterSheet.preload()}
        >
          <SlidersHorizontal aria-hidden size={20} />
          Saring
          {active.length > 0 && <span className={css['jumlah']}>{active.length}</span>}
        </Button>
        <form method="get" className={css['urut']}>
          <Kept query={query} without={['urut']} />
          <NativeSelect
            name="urut"
            aria-label="Urutkan"
            value={filter.urut || 'terbaru'}
            onChange={(event) => order(event.target.value)}
          >
            {orders.map(([value, label]) => (
              <option key={label} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <noscript>
            <button type="submit" className={css['kirim']}>
              Urutkan
            </button>
          </noscript>
        </form>
      </div>
      <noscript>
        {FormOfServer && (
          <details className={css['tanpa-skrip']} open={lacksPlace(filter)}>
            <summary>Saring</summary>
            <FormOfServer
              method="get"
              action={routes.etalase}
              filter={filter}
              kecamatan={kecamatan}
              before={hidden(query)}
            />
          </details>
        )}
      </noscript>
      {active.length > 0 && (
        <ul className={css['terpilih']} aria-label="Saringan yang dipakai">
          {active.map((names) => (
            <li key={names[0]}>
              <Link
                to={{ search: withFilter(query, Object.fromEntries(names.map((name) => [name, '']))).toString() }}
                replace
                aria-label={`Hapus saringan ${wordOf(filter, names[0], place)}`}
              >
                {wordOf(filter, names[0], place)}
                <X aria-hidden size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Near filter={filter} name={place(filter.dekat)} onChoose={() => sheet.open()} />
      {sheet.opened !== null && (
        <FilterSheet
          filter={{ ...filter, dekat: filter.dekat || String(own?.id ?? '') }}
          kecamatan={kecamatan}
          onApply={apply}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

const hidden = (query: URLSearchParams) => (
  <Kept query={query} without={['kecamatan', 'jenis', 'satuan', 'harga_dari', 'harga_sampai', 'dekat']} />
);

function wordOf(filter: EtalaseFilter, name: FilterName, place: (id: string) => string | undefined): string {
  if (name === 'kecamatan') return place(filter.kecamatan) ?? regional('Kecamatan');
  if (name !== 'harga_dari') return filter[name];
  const [from, to] = [filter.harga_dari, filter.harga_sampai];
  if (!to) return `mulai ${rupiah(Number(from))}`;
  return from ? `${rupiah(Number(from))} – ${rupiah(Number(to))}` : `sampai ${rupiah(Number(to))}`;
}

/** Says from where the nearest are counted, or asks for it. */
function Near({ filter, name, onChoose }: { filter: EtalaseFilter; name: string | undefined; onChoose: () => void }) {
  if (filter.urut !== 'terdekat' || filter.kecamatan) return null;
  return (
    <p className={css['dekat']} role="status">
      {lacksPlace(filter)
        ? regional('Pilih kecamatan Anda di Saring agar yang terdekat tampil lebih dahulu.')
        : `Dari ${name ?? regional('kecamatan Anda')}: yang sekecamatan lebih dahulu, lalu yang terdekat.`}{' '}
      <Button look="ikon" className={css['ganti'] ?? ''} onClick={onChoose}>
        {lacksPlace(filter) ? regional('Pilih kecamatan') : 'Ganti'}
      </Button>
    </p>
  );
}
