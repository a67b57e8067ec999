import { Camera, Images } from 'lucide-react';
import { FileChoice, type FileChoiceProps } from './FileChoice';
import css from './photo-choices.module.css';

interface PhotoChoicesProps extends Omit<FileChoiceProps, 'isCamera' | 'name' | 'children' | 'className'> {
  /** What the button says that opens the gallery. */
  gallery: string;
}

/** Where a photo comes from: taken now with the camera, or one that is there already. A desk has no camera at hand. */
export function PhotoChoices({ gallery, ...choice }: PhotoChoicesProps) {
  const { ref: _, id: __, isMany: ___, 'aria-invalid': ____, ...camera } = choice;
  return (
    <div className={css['dua']}>
      <div className={css['kamera']}>
        <FileChoice {...camera} label="Ambil foto dengan kamera" isCamera>
          <Camera aria-hidden size={20} /> Ambil foto
        </FileChoice>
      </div>
      <FileChoice {...choice}>
        <Images aria-hidden size={20} /> {gallery}
      </FileChoice>
    </div>
  );
}
