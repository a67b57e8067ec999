import { useState } from 'react';
import { Link } from 'react-router-dom';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { kantor } from '#contract/kantor-routes.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { useUser } from '@/entities/session';
import { RuledForm, SubmitButton, TextAreaField } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import { useOnce, useSave } from '@/shared/write';
import { Perubahan } from '@/widgets/papan-skpg';
import { TERBITKAN } from '../api/skpg';
import css from './skpg.module.css';

interface TerbitkanProps {
  judul: string;
  kerja: KerjaSkpg;
  onClose: () => void;
}

/** What everybody will read is what stands on the screen: it is frozen as it was seen, and a revision says why. */
export function Terbitkan({ judul, kerja, onClose }: TerbitkanProps) {
  // What is renewed behind the sheet has not been seen: the server refuses it until somebody has looked.
  const [{ papan, sidik, terbitan, bertanda_tangan }, see] = useState(kerja);
  const { tahun, bulan, skema, berjalan, periode_terbuka } = papan;
  const [isRefused, setRefused] = useState(false);
  const userId = useUser()?.id ?? 0;
  const publish = useOnce(
    useSave(TERBITKAN, {
      done: 'Laporan terbit',
      failed: 'Gagal menerbitkan laporan',
      refresh: ['kerja', 'skpg', 'terbitan'],
    }),
  );
  return (
    <Sheet
      title={terbitan ? `${terbitan.penarikan ? 'Terbitkan lagi' : 'Terbitkan revisi'} ${judul}` : `Terbitkan ${judul}`}
      onClose={onClose}
    >
      <div className={css['asal']}>
        <p>
          Semua orang dapat membacanya, menurut {skemas[skema].nama}. Angka dan kalimatnya tetap seperti sekarang, juga
          bila isiannya kemudian berubah.
        </p>
        {(berjalan || periode_terbuka.length > 0) && <p>Bulan ini masih menerima laporan; itu ikut disebut.</p>}
        {!bertanda_tangan && (
          <Notice>
            Kepala surat dan penanda tangannya belum diisi di <Link to={kantor.identitas}>Identitas kantor</Link>.
            Berkas terbitan ini akan tetap tanpa keduanya.
          </Notice>
        )}
        {isRefused && kerja.sidik !== sidik && (
          <Notice role="alert">
            Isinya sudah berubah sejak dibuka.{' '}
            <Button
              look="tenang"
              onClick={() => {
                see(kerja);
                setRefused(false);
              }}
            >
              Pakai yang terbaru
            </Button>
          </Notice>
        )}
        {terbitan && (
          <>
            <p>
              {terbitan.skema !== skema && `Cara menilainya berganti dari ${skemas[terbitan.skema].nama}. `}
              {terbitan.skema === skema && terbitan.berubah.length === 0
                ? 'Tidak ada yang berubah sejak terbitan sebelumnya.'
                : 'Yang berubah ikut disebut pada revisinya.'}
            </p>
            <Perubahan perubahan={terbitan.berubah} />
          </>
        )}
        <RuledForm<{ catatan: string }>
          draft={`${userId}/skpg-${tahun}-${bulan}-terbit`}
          rules={terbitan ? [['Mohon isi apa yang diperbaiki', ({ catatan }) => !catatan?.trim(), 'catatan']] : []}
          initialValues={{ catatan: '' }}
          save={async ({ catatan = '' }) => {
            const outcome = await publish({ input: { tahun, bulan, skema, sidik, catatan } });
            if (outcome.error) setRefused(true);
            else onClose();
            return outcome;
          }}
        >
          {terbitan && <TextAreaField name="catatan" label="Yang diperbaiki" maxLength={500} />}
          <SubmitButton>Terbitkan</SubmitButton>
        </RuledForm>
      </div>
    </Sheet>
  );
}
