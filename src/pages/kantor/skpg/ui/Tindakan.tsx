import { FileSpreadsheet, FileText, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { Taking, useTaking } from '@/features/take-file';
import { addressOf } from '@/shared/api';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { cetakSkpgOf } from '../api/skpg';
import css from './skpg.module.css';
import { Tarik } from './Tarik';
import { Terbitkan } from './Terbitkan';

interface TindakanProps {
  kerja: KerjaSkpg;
  isOffice: boolean;
}

/** The ways in which a month leaves the desk: as a file to sign, as a workbook, to everybody. */
export function Tindakan({ kerja, isOffice }: TindakanProps) {
  const { tahun, bulan, skema } = kerja.papan;
  const { isOpen, open, close } = useNamedOverlay('terbitkan');
  const tarik = useNamedOverlay('tarik');
  const isWithdrawn = Boolean(kerja.terbitan?.penarikan);
  const last = kerja.terbitan?.ke ?? 0;
  // A choice made before a newer publication came no longer counts.
  const [choice, setChoice] = useState<{ terbit: number; last: number }>();
  // 0: what the rows say now. A publication that still says the same is what people want to sign.
  const isSame = !isWithdrawn && kerja.terbitan?.skema === skema && kerja.terbitan.berubah.length === 0;
  const terbit = Math.min((choice?.last === last ? choice.terbit : undefined) ?? (isSame ? last : 0), last);
  const address = addressOf(cetakSkpgOf({ tahun, bulan, skema, ...(terbit > 0 && { terbit }) }));
  const { bytes, take, stop } = useTaking(address, `laporan-skpg-${tahun}-${bulan}`);
  if (bytes !== null) {
    return (
      <div className={css['tindakan']}>
        <Taking onStop={stop} />
      </div>
    );
  }
  return (
    <div className={css['tindakan']}>
      {isOffice && (
        <Button aria-haspopup="dialog" onClick={open}>
          <Send aria-hidden size={20} />{' '}
          {last === 0 ? 'Terbitkan' : isWithdrawn ? 'Terbitkan lagi' : 'Terbitkan revisi'}
        </Button>
      )}
      {last > 0 && (
        <NativeSelect
          aria-label="Yang diunduh"
          value={terbit}
          onChange={({ target }) => setChoice({ terbit: Number(target.value), last })}
        >
          {Array.from({ length: last }, (_, at) => last - at).map((ke) => (
            <option key={ke} value={ke}>
              {ke === 1 ? 'Terbitan pertama' : `Revisi ke-${ke - 1}`}
              {kerja.terbitan?.ditarik.includes(ke) && ' (ditarik)'}
            </option>
          ))}
          <option value={0}>Rancangan dari isian sekarang</option>
        </NativeSelect>
      )}
      <Button look="tenang" onClick={() => void take('pdf')}>
        <FileText aria-hidden size={20} /> Unduh PDF
      </Button>
      <Button look="tenang" onClick={() => void take('xlsx')}>
        <FileSpreadsheet aria-hidden size={20} /> Unduh XLSX
      </Button>
      {isOffice && last > 0 && !isWithdrawn && (
        <Button look="tenang" aria-haspopup="dialog" onClick={tarik.open}>
          <Undo2 aria-hidden size={20} /> Tarik terbitan
        </Button>
      )}
      {tarik.isOpen && last > 0 && <Tarik ke={last} bulan={kerja.papan} onClose={tarik.close} />}
      {isOpen && <Terbitkan judul={namaBulanTahun(kerja.papan)} kerja={kerja} onClose={close} />}
    </div>
  );
}
