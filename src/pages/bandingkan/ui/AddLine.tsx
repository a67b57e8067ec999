import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { alamatBanding, GARIS_TERBANYAK, type Pilihan } from '#contract/pilihan.ts';
import { useKecamatanSaya } from '@/entities/wilayah';
import { SearchField } from '@/shared/ui/SearchField';
import type { Asked } from '../model/needs';
import { namaPilihan, proposals } from '../model/proposals';
import css from './bandingkan.module.css';

interface AddLineProps {
  asked: Asked;
  semua: readonly Pilihan[];
  dipilih: readonly Pilihan[];
}

/**
 * Further lines to choose from: each is a link, so that choosing works without JavaScript, too; then the form asks for
 * those that fit a search.
 */
export function AddLine({ asked: { minggu, cari }, semua, dipilih }: AddLineProps) {
  const [wanted, setWanted] = useState(cari);
  const saya = useKecamatanSaya()?.id ?? null;
  if (dipilih.length >= GARIS_TERBANYAK) {
    return <p className={css['penuh']}>Sudah {GARIS_TERBANYAK} harga. Hapus satu untuk menambah yang lain.</p>;
  }
  const kunci = dipilih.map((one) => one.kunci);
  const { shown, rest } = proposals(wanted, { semua, dipilih, saya });
  const isBlank = wanted.trim() !== '' && shown.length === 0 && semua.length > 0;
  const field = (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: older phones do not know <search> */}
      <form method="get" role="search" onSubmit={(event) => event.preventDefault()}>
        {kunci.length > 0 && <input type="hidden" name="pilih" value={kunci.join(',')} />}
        {kunci.length > 0 && <input type="hidden" name="minggu" value={minggu} />}
        <SearchField
          name="cari"
          placeholder="Cari komoditi atau tempat"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </form>
      {isBlank && <p role="status">Tidak ada komoditi atau tempat bernama "{wanted.trim()}"</p>}
      {shown.length > 0 && (
        <ul className={css['usulan']} aria-label="Bisa ditambahkan">
          {shown.map((one) => (
            <li key={one.kunci}>
              <Link
                to={alamatBanding([...kunci, one.kunci], minggu)}
                replace={kunci.length > 0}
                preventScrollReset
                onClick={() => setWanted('')}
                className={css['usul']}
                aria-label={`Tambah ${namaPilihan(one)}`}
              >
                <Plus aria-hidden size={18} />
                <span>{namaPilihan(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={css['lagi']}>Masih ada {rest} lagi: tulis juga nama tempatnya.</p>}
    </>
  );
  if (kunci.length === 0) return <div className={css['tambah']}>{field}</div>;
  return (
    <details className={css['tambah']} open={cari !== ''}>
      <summary>
        <Plus aria-hidden size={18} />
        Tambah harga lain
      </summary>
      {field}
    </details>
  );
}
