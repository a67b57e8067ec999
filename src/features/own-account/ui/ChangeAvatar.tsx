import { Avatar, Spinner } from '@chakra-ui/react';
import { mediaUrl } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { PhotoChoices } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { useAvatar } from '../model/use-avatar';
import css from './change-avatar.module.css';

const SIZE_PX = 112;

/** The account's picture, and the way to another one (spec section 2, Profile). */
export function ChangeAvatar({ url }: { url: string | null }) {
  const { isBusy, complaint, choose, shrink } = useAvatar();
  return (
    <Chakra>
      <div className={css['foto']} aria-busy={isBusy}>
        <Avatar.Root>
          <Avatar.Fallback>
            <img src="/avatar.svg" alt="" width={SIZE_PX} height={SIZE_PX} />
          </Avatar.Fallback>
          {url && <Avatar.Image src={mediaUrl(url, 160)} alt="" width={SIZE_PX} height={SIZE_PX} />}
        </Avatar.Root>
        <PhotoChoices
          label="Pilih foto profil"
          gallery="Ganti Foto"
          accept="image/*"
          disabled={isBusy}
          onChoose={([foto]) => foto && void choose(foto)}
        />
        {isBusy && (
          <p className={css['kabar']} role="status">
            <Spinner aria-hidden /> Mengunggah...
          </p>
        )}
        {complaint && (
          <Notice status="error" role="alert">
            {complaint}
          </Notice>
        )}
        {shrink && (
          <Button look="tenang" onClick={() => void shrink()}>
            Perkecil foto
          </Button>
        )}
      </div>
    </Chakra>
  );
}
