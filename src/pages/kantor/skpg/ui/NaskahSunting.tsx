import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { kunciTambahan } from '#contract/formulas/skpg/naskah.ts';
import type { KerjaSkpg, ParagrafSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { useUser } from '@/entities/session';
import { RuledForm, SubmitButton, TextAreaField } from '@/shared/form';
import { useActOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { conflictOf, useOnce, useSave } from '@/shared/write';
import { Terlipat } from '@/widgets/papan-skpg';
import { TULIS } from '../api/skpg';
import css from './skpg.module.css';

interface NaskahSuntingProps {
  bagian: 'narasi' | 'rekomendasi';
  judul: string;
  kerja: KerjaSkpg;
  mayWrite: boolean;
}

/** A part of the report, sentence by sentence, each of which the office may write anew. */
export function NaskahSunting({ bagian, judul, kerja, mayWrite }: NaskahSuntingProps) {
  const paragraf = kerja[bagian];
  const opened = useActOverlay(bagian);
  const next = kunciTambahan(bagian, paragraf);
  const blank: ParagrafSkpg | null =
    next === null ? null : { kunci: next, teks: '', asal: null, disunting: true, usang: false, revisi: 0 };
  const edited = opened.act === 'ubah' ? (paragraf[opened.id] ?? blank) : null;
  return (
    <Terlipat judul={judul}>
      <ul className={css['naskah']}>
        {paragraf.map((one, at) => (
          <li key={one.kunci} hidden={one.asal === null && one.teks === ''}>
            <div>
              <p>{one.teks === '' ? <em>Kalimat ini dihilangkan.</em> : one.teks}</p>
              {one.disunting && <small>Ditulis dinas.{one.usang && usangOf(one)}</small>}
            </div>
            {mayWrite && (
              <Button
                look="ikon"
                aria-haspopup="dialog"
                aria-label={`Ubah kalimat ${at + 1} ${bagian}`}
                onClick={() => opened.open('ubah', at)}
              >
                <Pencil aria-hidden size={20} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && blank && (
        <Button look="tenang" aria-haspopup="dialog" onClick={() => opened.open('ubah', paragraf.length)}>
          <Plus aria-hidden size={20} /> Tambah kalimat
        </Button>
      )}
      {edited && (
        <SuntingSheet key={edited.kunci} bagian={bagian} paragraf={edited} kerja={kerja} onClose={opened.close} />
      )}
    </Terlipat>
  );
}

/** Why a sentence has to be read again. */
const usangOf = ({ asal }: ParagrafSkpg): string =>
  asal === '' ? ' Angkanya tidak lagi menyebut hal ini.' : ' Angkanya sudah berubah sejak itu.';

interface SuntingSheetProps {
  bagian: 'narasi' | 'rekomendasi';
  paragraf: ParagrafSkpg;
  kerja: KerjaSkpg;
  onClose: () => void;
}

/** One sentence in the office's words, beside what the figures say; somebody else's newer words are shown, not lost. */
function SuntingSheet({ bagian, paragraf, kerja, onClose }: SuntingSheetProps) {
  const { teks, asal, disunting, revisi: read } = paragraf;
  const { tahun, bulan, skema } = kerja.papan;
  const userId = useUser()?.id ?? 0;
  const [kunci, setKunci] = useState(paragraf.kunci);
  const isNew = asal === null && read === 0;
  const [revisi, setRevisi] = useState(read);
  const [theirs, setTheirs] = useState<string>();
  const write = useSave(TULIS, { done: 'Kalimat tersimpan', failed: 'Gagal menyimpan kalimat', refresh: ['kerja'] });
  const send = useOnce(async (text: string, kembalikan: boolean) => {
    const input = { ...{ tahun, bulan, skema, kunci, kembalikan }, teks: text, asal: asal ?? '' };
    const outcome = await write({ input: { _method: 'put', ...input } }, { revisi });
    const conflict = outcome.error && conflictOf<{ teks: string }>(outcome.error);
    const other = conflict && isNew ? kunciTambahan(bagian, [...kerja[bagian], { kunci }]) : null;
    if (other) {
      // Somebody else has added one at the same time: both stay.
      setKunci(other);
      const again = await write({ input: { _method: 'put', ...input, kunci: other } }, { revisi: 0 });
      if (!again.error) onClose();
      return again;
    }
    if (conflict?.row && conflict.revisi !== undefined) {
      setTheirs(conflict.row.teks);
      setRevisi(conflict.revisi);
    } else if (!outcome.error) onClose();
    return outcome;
  });
  return (
    <Sheet title={asal === null ? 'Kalimat tambahan' : 'Ubah kalimat'} onClose={onClose}>
      <div className={css['asal']}>
        {asal && asal !== teks && (
          <p>
            <small>Dari angka:</small> {asal}
          </p>
        )}
        {theirs !== undefined && (
          <p role="alert">Orang lain baru menulis: “{theirs}”. Simpan lagi untuk menggantinya dengan tulisan Anda.</p>
        )}
        <RuledForm<{ teks: string }>
          draft={`${userId}/skpg-${tahun}-${bulan}-${skema}-${paragraf.kunci}`}
          rules={asal === null ? [['Mohon isi kalimatnya', ({ teks: typed }) => !typed?.trim(), 'teks']] : []}
          initialValues={{ teks }}
          save={(values) => send(values.teks ?? '', false)}
        >
          <TextAreaField
            name="teks"
            label="Kalimat"
            maxLength={4000}
            {...(asal !== null && { help: 'Kosongkan untuk menghilangkannya.' })}
          />
          <SubmitButton>Simpan</SubmitButton>
        </RuledForm>
        {disunting && !isNew && (
          <Button look="tenang" onClick={() => void send(asal ?? '', true)}>
            {asal ? 'Kembalikan ke kalimat dari angka' : 'Hilangkan kalimat ini'}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
