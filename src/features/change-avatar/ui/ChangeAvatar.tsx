import { Camera, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { useAvatar } from '../model/use-avatar';
import css from './change-avatar.module.css';

const SIZE_PX = 112;

/** The account's picture, and the way to another one (spec section 2, Profile). */
export function ChangeAvatar({ url }: { url: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, complaint, choose, shrink } = useAvatar();
  return (
    <div className={css['foto']} aria-busy={isBusy}>
      <span className={css['gambar']}>
        <Avatar url={url} size={SIZE_PX} />
      </span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Pilih foto profil"
        hidden
        onChange={({ target }) => {
          const [foto] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (foto) void choose(foto);
        }}
      />
      <Button look="tenang" disabled={isBusy} onClick={() => input.current?.click()}>
        <Camera aria-hidden size={20} />
        {isBusy ? 'Mengunggah...' : 'Ganti Foto'}
      </Button>
      {complaint && (
        <p className={css['keluhan']} role="alert">
          <TriangleAlert aria-hidden size={18} />
          {complaint}
        </p>
      )}
      {shrink && (
        <Button look="tenang" onClick={() => void shrink()}>
          Perkecil foto
        </Button>
      )}
    </div>
  );
}
