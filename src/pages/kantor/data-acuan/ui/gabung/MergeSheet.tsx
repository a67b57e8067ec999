import { useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Komoditi } from '#contract/resources/komoditi.ts';
import { asUser, useNeed } from '@/shared/api';
import { FormField, SelectInput } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { GABUNG, pratinjauGabung } from '../../api/gabung';
import { quiet } from '../../model/quiet';
import { useKomoditiPilihan } from '../../model/use-pilihan';
import css from '../acuan.module.css';
import { Conflicts, type Side } from './Conflicts';

interface MergeSheetProps {
  row: Komoditi;
  onClose: () => void;
}

const tables = {
  harga_pangan: 'harga pangan di kecamatan',
  harga_pangan_kutai_barat: 'harga pangan kabupaten',
  harga_acuan: 'harga acuan',
  ambang_skpg: 'ambang SKPG',
} as const;

/** Two commodities that are the same become one: first it is shown what moves, and chosen what stays of what both have. */
export function MergeSheet({ row, onClose }: MergeSheetProps) {
  const [ke, setKe] = useState(0);
  const [side, setSide] = useState<Side | null>(null);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const options = useKomoditiPilihan().filter(([id]) => id !== row.id);
  const { data, isLoading, error, retry } = useNeed(ke ? pratinjauGabung(row.id, ke) : null, 'network-only', asUser);
  const told = data?.gabung;
  const merge = useSave(GABUNG, {
    failed: 'Gagal menggabung komoditi',
    refresh: ['komoditi', 'hargaPangan', 'hargaPanganKutaiBarat', 'hargaAcuan', 'namaLain'],
  });

  const choose = (id: number) => {
    setKe(id);
    setSide(null);
    setOthers(new Set());
    setRefused(null);
  };
  const save = async () => {
    if (!told || isBusy) return;
    setBusy(true);
    const input = { ke, ...(side && { pilihan: side }), kecuali: [...others], bentrok: told.bentrok };
    const { error, saved, ...outcome } = await merge({ id: row.id, input }, { form: quiet });
    setBusy(false);
    if (error) return setRefused(('says' in outcome && outcome.says) || error.message);
    toast.success(`${row.nama_komoditi} digabung ke ${told.itu.nama_komoditi}, ${angka(saved?.pindah)} baris pindah`);
    onClose();
  };
  const isChosen = told && (told.bentrok === 0 || side !== null);

  return (
    <Sheet title={`Gabung ${row.nama_komoditi}`} onClose={onClose}>
      <div className={css['bagian']}>
        <FormField
          label="Gabung ke komoditi"
          help={`Semua harga ${row.nama_komoditi} pindah ke sana, lalu ${row.nama_komoditi} dihapus.`}
        >
          {(control) => (
            <SelectInput {...control} value={ke || ''} onChange={({ target }) => choose(Number(target.value))}>
              <option value="">Pilih Komoditi</option>
              {options.map(([id, nama]) => (
                <option key={id} value={id}>
                  {nama}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        {isLoading && <p role="status">Memeriksa apa yang pindah…</p>}
        {error && <ErrorState error={error} onRetry={retry} />}
        {told && (
          <>
            <ul aria-label="Yang pindah">
              {told.pindah.map(({ tabel, baris }) => (
                <li key={tabel}>
                  {angka(baris)} {regional(tables[tabel])}
                </li>
              ))}
            </ul>
            {told.bentrok > 0 && (
              <Conflicts told={told} side={side} onSide={setSide} others={others} onOthers={setOthers} />
            )}
          </>
        )}
        {refused && (
          <Notice status="error" role="alert" wayOn={['Periksa lagi', () => retry()]}>
            {refused}
          </Notice>
        )}
        <div className={css['tombol']}>
          <Button look="tenang" onClick={onClose}>
            Batal
          </Button>
          <Button look="bahaya" disabled={!isChosen || isBusy} aria-busy={isBusy} onClick={() => void save()}>
            Gabung
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
