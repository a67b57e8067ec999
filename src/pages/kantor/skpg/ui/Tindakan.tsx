import { FileSpreadsheet, FileText, Send, X } from 'lucide-react';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { useTaking } from '@/features/take-file';
import { addressOf } from '@/shared/api';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { cetakSkpgOf } from '../api/skpg';
import css from './skpg.module.css';
import { Terbitkan } from './Terbitkan';

interface TindakanProps {
  kerja: KerjaSkpg;
  isOffice: boolean;
}

/** The ways in which a month leaves the desk: as a file to sign, as a workbook, to everybody. */
export function Tindakan({ kerja, isOffice }: TindakanProps) {
  const { tahun, bulan, skema } = kerja.papan;
  const { isOpen, open, close } = useNamedOverlay('terbitkan');
  const isUnchanged = kerja.terbitan !== null && kerja.terbitan.berubah.length === 0;
  const address = addressOf(cetakSkpgOf({ tahun, bulan, skema, ...(isUnchanged && { terbit: '1' }) }));
  const { bytes, take, stop } = useTaking(address, `laporan-skpg-${tahun}-${bulan}`);
  if (bytes !== null) {
    return (
      <div className={css['tindakan']}>
        <Button look="tenang" onClick={stop}>
          <X aria-hidden size={18} />
          <span role="status">Menyiapkan berkas…</span> Batal
        </Button>
      </div>
    );
  }
  return (
    <div className={css['tindakan']}>
      {isOffice && (
        <Button aria-haspopup="dialog" onClick={open}>
          <Send aria-hidden size={20} /> {kerja.terbitan ? 'Terbitkan revisi' : 'Terbitkan'}
        </Button>
      )}
      <Button look="tenang" onClick={() => void take('pdf')}>
        <FileText aria-hidden size={20} /> Unduh PDF
      </Button>
      <Button look="tenang" onClick={() => void take('xlsx')}>
        <FileSpreadsheet aria-hidden size={20} /> Unduh XLSX
      </Button>
      {isOpen && <Terbitkan judul={namaBulanTahun(kerja.papan)} kerja={kerja} onClose={close} />}
    </div>
  );
}
