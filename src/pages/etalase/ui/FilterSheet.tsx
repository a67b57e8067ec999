import { useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kecamatanSaya, ownFirst, useKecamatanSaya } from '@/entities/wilayah';
import { usePlaceHere } from '@/features/pick-kecamatan-saya';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { type EtalaseFilter, type FilterName, nothing } from '../model/filter';
import { FilterForm, type FilterFormProps } from './FilterForm';
import css from './filter-bar.module.css';

interface FilterSheetProps extends Pick<FilterFormProps, 'filter' | 'kecamatan'> {
  onApply: (filter: EtalaseFilter) => void;
  onClose: () => void;
}

/** Chooses what the showcase is narrowed by. A sub-district that is chosen as one's own is so everywhere. */
export function FilterSheet({ filter, kecamatan, onApply, onClose }: FilterSheetProps) {
  const saya = useKecamatanSaya();
  const [found, setFound] = useState<{ id: number; nama_kecamatan: string } | null>(null);
  const here = usePlaceHere(setFound);
  const apply = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const of = (name: FilterName) => String(typed.get(name) ?? '').trim();
    const digits = (name: FilterName) => of(name).replace(/\D/g, '').slice(0, 9);
    const own = kecamatan.find(({ id }) => String(id) === of('dekat'));
    if (own) kecamatanSaya.write({ id: own.id, nama_kecamatan: own.nama_kecamatan });
    onApply({
      ...{ kecamatan: of('kecamatan'), jenis: of('jenis'), satuan: of('satuan') },
      ...{ harga_dari: digits('harga_dari'), harga_sampai: digits('harga_sampai') },
      ...{ urut: filter.urut, dekat: filter.urut === 'terdekat' ? of('dekat') : '' },
    });
  };
  return (
    <Sheet title="Saring" onClose={onClose}>
      <FilterForm
        filter={found ? { ...filter, dekat: String(found.id) } : filter}
        kecamatan={ownFirst(kecamatan, saya)}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        here={
          <div className={css['label']}>
            <Button look="tenang" onClick={here.ask} aria-describedby="lokasi-penanya">
              {here.isSearching ? 'Mencari lokasi...' : 'Gunakan lokasi saya'}
            </Button>
            <p id="lokasi-penanya" role="status" className={css['keterangan']}>
              {here.complaint ||
                (found
                  ? regional`Anda berada di Kecamatan ${found.nama_kecamatan}.`
                  : 'Lokasi dicocokkan di perangkat ini dan tidak dikirim.')}
            </p>
          </div>
        }
        before={
          <Button look="tenang" onClick={() => onApply({ ...nothing, urut: filter.urut, dekat: filter.dekat })}>
            Hapus saringan
          </Button>
        }
      />
    </Sheet>
  );
}
