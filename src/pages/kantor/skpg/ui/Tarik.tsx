import { alasanTarikRules } from '#contract/acts/skpg.ts';
import { type Bulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { limits } from '#contract/limits.ts';
import { useUser } from '@/entities/session';
import { RuledForm, SubmitButton, TextAreaField } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { useOnce, useSave } from '@/shared/write';
import { TARIK } from '../api/skpg';
import css from './skpg.module.css';

interface TarikProps {
  bulan: Bulan;
  /** The publication on screen. */
  ke: number;
  onClose: () => void;
}

/** Takes a published month off everybody's page; the page says why. */
export function Tarik({ bulan: { tahun, bulan }, ke, onClose }: TarikProps) {
  const userId = useUser()?.id ?? 0;
  const withdraw = useOnce(
    useSave(TARIK, {
      done: 'Terbitan ditarik',
      failed: 'Gagal menarik terbitan',
      refresh: ['kerja', 'skpg', 'terbitan'],
    }),
  );
  return (
    <Sheet title={`Tarik terbitan ${namaBulanTahun({ tahun, bulan })}`} onClose={onClose}>
      <div className={css['asal']}>
        <p>
          Angka, peta, dan gambarnya hilang dari halaman umum; halamannya menyebut alasannya. Bulan ini dapat
          diterbitkan lagi, dan terbitan ini tetap dapat diunduh di sini dengan tanda DITARIK.
        </p>
        <RuledForm<{ alasan: string }>
          draft={`${userId}/skpg-${tahun}-${bulan}-tarik`}
          rules={alasanTarikRules}
          initialValues={{ alasan: '' }}
          save={async ({ alasan = '' }) => {
            const outcome = await withdraw({ input: { tahun, bulan, ke, alasan } });
            if (!outcome.error) onClose();
            return outcome;
          }}
        >
          <TextAreaField name="alasan" label="Alasan" maxLength={limits.alasanPenarikan.max} />
          <SubmitButton>Tarik terbitan</SubmitButton>
        </RuledForm>
      </div>
    </Sheet>
  );
}
