import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { Kept, KeptFile } from '../model/kept-file';
import css from './import.module.css';

interface UnfinishedFileProps {
  kept: Kept;
  onResume: (file: KeptFile) => void;
  /** Said behind the sentence that it is not done. */
  children?: ReactNode;
}

/** Offers to go on with a file whose import was left in the middle. */
export function UnfinishedFile({ kept, onResume, children }: UnfinishedFileProps) {
  const [left, setLeft] = useState<KeptFile | null>(null);
  useEffect(() => {
    let isShown = true;
    void kept.read().then((file) => isShown && setLeft(file));
    return () => {
      isShown = false;
    };
  }, [kept]);
  if (!left) return null;
  return (
    <Notice
      action={
        <div className={css['tombol']}>
          <Button onClick={() => onResume(left)}>Lanjutkan</Button>
          <Button look="tenang" onClick={() => void kept.remove().then(() => setLeft(null))}>
            Buang
          </Button>
        </div>
      }
    >
      Impor {left.berkas.name} belum selesai. {children}
    </Notice>
  );
}
