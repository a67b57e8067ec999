import { namaBulan } from '#contract/bulan.ts';
import { komoditiTanam } from '#contract/limits.ts';
import { allKecamatan } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import type { PanenFilter } from '../model/needs';
import { FilterField } from './FilterField';
import css from './filter-sheet.module.css';

interface FilterSheetProps {
  filter: PanenFilter;
  onApply: (filter: PanenFilter) => void;
  onClose: () => void;
}

/** Narrows the harvest list by place, crop and month. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const kecamatan = useInfiniteList(allKecamatan);
  return (
    <Sheet title="Filter" onClose={onClose}>
      <form
        className={css['isian']}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const of = (name: keyof PanenFilter) => String(form.get(name) ?? '');
          onApply({ kecamatan: of('kecamatan'), komoditi: of('komoditi'), bulan: of('bulan') });
        }}
      >
        <FilterField
          label="Kecamatan"
          name="kecamatan"
          value={filter.kecamatan}
          all="Semua kecamatan"
          choices={kecamatan.rows.map(({ id, nama_kecamatan }) => [String(id), nama_kecamatan] as const)}
        />
        <FilterField
          label="Komoditi"
          name="komoditi"
          value={filter.komoditi}
          all="Semua komoditi"
          choices={komoditiTanam.map((komoditi) => [komoditi, komoditi] as const)}
        />
        <FilterField
          label="Bulan Panen"
          name="bulan"
          value={filter.bulan}
          all="Semua bulan"
          choices={namaBulan.map((bulan) => [bulan, bulan] as const)}
        />
        <div className={css['tombol']}>
          <Button look="tenang" onClick={() => onApply({ kecamatan: '', komoditi: '', bulan: '' })}>
            Hapus filter
          </Button>
          <Button type="submit">Terapkan</Button>
        </div>
      </form>
    </Sheet>
  );
}
