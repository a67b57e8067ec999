import { Spinner } from '@chakra-ui/react';
import { type MouseEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { shrinkPicture } from '../lib/picture';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { toast } from '../ui/toaster';

/** Rulings 21: at most so many pixels on the longest side. */
const SIDE = 1600;

interface PictureComplaintProps {
  file: File;
  /** What is wrong with it, by the rules or as the server has said; nothing is shown while nothing is. */
  complaint: string | undefined;
  onShrunk: (small: File) => void;
}

/** What is wrong with a chosen picture; one that is too large can be made smaller at once. */
export function PictureComplaint({ file, complaint, onShrunk }: PictureComplaintProps) {
  const [isBusy, setBusy] = useState(false);
  if (!complaint) return null;

  const shrink = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with its complaint: focus stays with the picture.
    const picture = currentTarget.closest('li, [data-gambar]')?.querySelector('button');
    setBusy(true);
    try {
      onShrunk(await shrinkPicture(file, { side: SIDE, bytes: limits.fotoBytes }));
      toast.success('Foto sudah diperkecil');
      picture?.focus();
    } catch {
      toast.error('Foto ini tidak dapat diperkecil, silahkan pilih foto lain');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Notice status="error">{complaint}</Notice>
      {file.size > limits.fotoBytes && (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={shrink}>
          {isBusy && <Spinner aria-hidden />}
          Perkecil foto
        </Button>
      )}
    </>
  );
}
