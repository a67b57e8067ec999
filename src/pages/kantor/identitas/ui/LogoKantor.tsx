import { useState } from 'react';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { mediaUrl } from '@/shared/api';
import { FileChoice } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { useSave } from '@/shared/write';
import { EDIT_IDENTITAS } from '../api/identitas';
import css from './identitas.module.css';

interface LogoKantorProps {
  stored: IdentitasKantor;
  onSaved: (stored: IdentitasKantor) => void;
}

/** The logo of the letterhead, stored as soon as it is chosen. */
export function LogoKantor({ stored, onSaved }: LogoKantorProps) {
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState('');
  const edit = useSave(EDIT_IDENTITAS, { done: 'Logo tersimpan', failed: 'Gagal menyimpan logo', refresh: [] });
  const choose = async (logo: File) => {
    const broken = firstBroken(gambarRules, logo) ?? '';
    setComplaint(broken);
    if (broken !== '') return;
    setBusy(true);
    const { saved } = await edit({ input: { logo, _method: 'put' } }, { revisi: stored.revisi });
    setBusy(false);
    if (saved) onSaved(saved.identitas_kantor);
  };
  const isUnnamed = stored.revisi === 0;
  return (
    <div className={css['logo']} aria-busy={isBusy}>
      {stored.logo_url ? (
        <img src={mediaUrl(stored.logo_url, 160)} alt="Logo kantor" width={96} height={96} />
      ) : (
        <p>Belum ada logo.</p>
      )}
      <FileChoice
        label="Pilih logo"
        accept="image/jpeg,image/png"
        disabled={isBusy || isUnnamed}
        onChoose={([logo]) => logo && void choose(logo)}
      >
        {isBusy ? 'Mengunggah…' : stored.logo_url ? 'Ganti logo' : 'Pilih logo'}
      </FileChoice>
      {isUnnamed && <p>Simpan nama dinas terlebih dahulu, lalu pilih logonya.</p>}
      {complaint && (
        <Notice status="error" role="alert">
          {complaint}
        </Notice>
      )}
    </div>
  );
}
