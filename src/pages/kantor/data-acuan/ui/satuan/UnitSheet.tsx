import { useEffect, useState } from 'react';
import { gantiSatuanRules, type TabelHarga } from '#contract/acts/ganti-satuan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Komoditi } from '#contract/resources/komoditi.ts';
import { asUser, useNeed } from '@/shared/api';
import { RuledForm, SelectField, SubmitButton, TextField, useFieldValue } from '@/shared/form';
import { angka, rupiah } from '@/shared/lib/format';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { GANTI_SATUAN, pratinjauSatuan } from '../../api/satuan';
import css from '../acuan.module.css';

interface UnitSheetProps {
  row: Komoditi;
  onClose: () => void;
}

interface Isian {
  harga?: string;
  satuan: string;
  cara: string;
  faktor: string;
  nama: string;
}

const tables: Readonly<Record<TabelHarga, string>> = {
  harga_pangan: 'harga pangan di kecamatan',
  harga_pangan_kutai_barat: 'harga pangan kabupaten',
  harga_acuan: 'harga acuan',
};

/** The preview's count of rounded prices for a factor. */
interface Rounding {
  faktor: string;
  dibulatkan: number;
}

/** Rounded prices do not become what they were by the way back. */
const roundingDoubt = (rounding: Rounding | undefined): Record<string, string> =>
  rounding && rounding.dibulatkan > 0
    ? {
        faktor: `${angka(rounding.dibulatkan)} harga dibulatkan; bila satuannya dikembalikan, harganya tidak persis sama lagi`,
      }
    : {};

/** A factor that may be asked about while it is typed. */
const FACTOR = /^\d{1,4}([.,]\d{1,6})?$/;
const isFactor = (text: string): boolean => FACTOR.test(text) && Number(text.replace(',', '.')) > 0;

/** Changes the unit of a commodity, after a choice of what becomes of its prices, with counts and examples. */
export function UnitSheet({ row, onClose }: UnitSheetProps) {
  const { id, revisi, nama_komoditi, satuan } = row;
  const { data, isLoading, error, retry } = useNeed(pratinjauSatuan(id, {}), 'network-only', asUser);
  const now = data?.satuan;
  const [rounding, setRounding] = useState<Rounding>();
  const change = useSave(GANTI_SATUAN, {
    failed: 'Gagal mengganti satuan',
    refresh: ['komoditi', 'hargaPangan', 'hargaPanganKutaiBarat', 'hargaAcuan', 'namaLain', 'kerja', 'satuan'],
  });
  return (
    <Sheet
      title={`Ganti satuan ${nama_komoditi}`}
      onClose={onClose}
      isLoading={isLoading}
      missing={error && !now ? { error, retry } : undefined}
    >
      {now && (
        <RuledForm<Isian>
          rules={gantiSatuanRules}
          question="Dibulatkan ke rupiah?"
          doubts={({ cara, faktor }) =>
            roundingDoubt(cara === 'faktor' && rounding?.faktor === faktor ? rounding : undefined)
          }
          initialValues={{
            satuan: '',
            cara: now.harga === 0 ? 'faktor' : '',
            faktor: now.harga === 0 ? '1' : '',
            nama: '',
          }}
          save={async ({ cara, faktor, nama, ...values }, form) => {
            const way = cara === 'faktor' ? { faktor } : { nama };
            const input = { ...values, cara, ...way, harga: now.harga };
            const outcome = await change({ id, input }, { form, revisi });
            if (outcome.error) return outcome;
            const done = cara === 'baru' ? `${nama} dibuat` : `Satuan ${nama_komoditi} sekarang ${values.satuan}`;
            toast.success(cara === 'faktor' && now.harga > 0 ? `${done}, ${angka(now.harga)} harga berubah` : done);
            onClose();
            return outcome;
          }}
        >
          <div className={css['bagian']}>
            <p>
              Sekarang per {satuan}. {now.harga === 0 ? 'Belum ada harganya.' : 'Yang sudah ada:'}
            </p>
            {now.harga > 0 && (
              <ul aria-label="Harga yang sudah ada">
                {now.baris
                  .filter(({ jumlah }) => jumlah > 0)
                  .map(({ tabel, jumlah }) => (
                    <li key={tabel}>
                      {angka(jumlah)} {regional(tables[tabel])}
                    </li>
                  ))}
              </ul>
            )}
            <TextField name="satuan" label="Satuan baru" maxLength={20} />
            {now.harga > 0 && <Cara row={row} dinilai={now.dinilai} onRounding={setRounding} />}
          </div>
          <SubmitButton>Ganti satuan</SubmitButton>
        </RuledForm>
      )}
    </Sheet>
  );
}

interface CaraProps {
  row: Komoditi;
  dinilai: boolean;
  onRounding: (rounding: Rounding) => void;
}

/** Asks for the fate of the prices: multiplied, or kept beside a new commodity. */
function Cara({ row, dinilai, onRounding }: CaraProps) {
  const [cara, satuan, faktor] = [useFieldValue('cara'), useFieldValue('satuan'), useFieldValue('faktor')];
  const ke = String(satuan || 'satuan baru');
  return (
    <>
      <SelectField
        name="cara"
        label="Harganya"
        placeholder="Pilih apa yang terjadi"
        options={[
          ['faktor', 'Semua harganya dikali sebuah faktor'],
          ['baru', 'Harganya tetap; buat komoditi baru dengan satuan itu'],
        ]}
      />
      {cara === 'faktor' && (
        <>
          <TextField
            name="faktor"
            label="Faktor"
            inputMode="decimal"
            maxLength={11}
            help={`Harga per ${row.satuan} × faktor = harga per ${ke}. Dari kg ke ons: 0,1. Bila hanya namanya yang berganti: 1.`}
          />
          {isFactor(String(faktor)) && <Preview id={row.id} faktor={String(faktor)} ke={ke} onRounding={onRounding} />}
        </>
      )}
      {cara === 'baru' && (
        <>
          <TextField name="nama" label="Nama komoditi baru" maxLength={150} />
          <p>
            {row.nama_komoditi} tetap per {row.satuan} dengan semua harganya.
            {dinilai && ' SKPG juga tetap menilai harganya; ubah ambangnya bila yang baru yang dinilai.'}
          </p>
        </>
      )}
    </>
  );
}

interface PreviewProps {
  id: number;
  faktor: string;
  ke: string;
  onRounding: (rounding: Rounding) => void;
}

/** Counts the prices that change, and shows a few before and after. */
function Preview({ id, faktor, ke, onRounding }: PreviewProps) {
  const { data, error, retry } = useNeed(pratinjauSatuan(id, { faktor }), 'network-only', asUser);
  const preview = data?.satuan;
  const roundedCount = preview?.dibulatkan;
  useEffect(() => {
    if (roundedCount !== undefined) onRounding({ faktor, dibulatkan: roundedCount });
  }, [faktor, roundedCount, onRounding]);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!preview) return <p role="status">Menghitung harganya…</p>;
  return (
    <section aria-label="Harga sesudahnya" className={css['bagian']}>
      <Notice>
        {angka(preview.harga)} harga berubah sekaligus
        {preview.dibulatkan > 0 && `, ${angka(preview.dibulatkan)} di antaranya dibulatkan ke rupiah`}. Yang lama
        tersimpan dalam riwayatnya.
      </Notice>
      <table className={css['banding']}>
        <thead>
          <tr>
            <th scope="col">Contoh</th>
            <th scope="col">Per {preview.satuan.dari}</th>
            <th scope="col">Per {ke}</th>
          </tr>
        </thead>
        <tbody>
          {preview.contoh.map((one) => (
            <tr key={one.di}>
              <th scope="row">{one.di}</th>
              <td>{rupiah(one.dari)}</td>
              <td>{rupiah(one.ke)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
