import { LocateFixed, MapPin } from 'lucide-react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { allKecamatan, kecamatanSaya, ownFirst, useKecamatanSaya } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { usePlaceHere } from '../model/use-place-here';
import css from './pick-sheet.module.css';

/** All sub-districts, of which one is chosen as one's own: by its name, or by where the device is. */
export function PickSheet({ onClose }: { onClose: () => void }) {
  const { rows, isLoading, error, retry } = useInfiniteList(allKecamatan);
  const saya = useKecamatanSaya();
  const choose = (kecamatan: { id: number; nama_kecamatan: string }) => {
    kecamatanSaya.write({ id: kecamatan.id, nama_kecamatan: kecamatan.nama_kecamatan });
    onClose();
  };
  const here = usePlaceHere(choose);
  return (
    <Sheet
      title={regional('Kecamatan saya')}
      onClose={onClose}
      isLoading={isLoading}
      missing={error && rows.length === 0 ? { error, retry } : undefined}
    >
      <p className={css['keterangan']}>
        {regional('Harga di kecamatan ini ditampilkan lebih dahulu. Pilihan disimpan di perangkat ini saja.')}
      </p>
      <Button look="tenang" className={css['lokasi']} onClick={here.ask} aria-describedby="lokasi-saya">
        <LocateFixed aria-hidden size={20} />
        {here.isSearching ? 'Mencari lokasi...' : 'Gunakan lokasi saya'}
      </Button>
      <p id="lokasi-saya" role="status" className={here.complaint ? css['keluhan'] : css['keterangan']}>
        {here.complaint || 'Lokasi dicocokkan di perangkat ini dan tidak dikirim.'}
      </p>
      <ul className={css['daftar']} aria-label={regional('Kecamatan')}>
        {ownFirst(rows, saya).map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={css['pilihan']}
              aria-current={row.id === saya?.id}
              onClick={() => choose(row)}
            >
              <MapPin aria-hidden size={20} />
              <span className={css['nama']}>{row.nama_kecamatan}</span>
              {row.id === saya?.id && <span aria-hidden>✓</span>}
            </button>
          </li>
        ))}
      </ul>
      {saya && (
        <Button
          look="tenang"
          className={css['hapus']}
          onClick={() => {
            kecamatanSaya.remove();
            onClose();
          }}
        >
          Hapus pilihan
        </Button>
      )}
    </Sheet>
  );
}
