import { Input } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Chakra } from '@/shared/ui/chakra';
import { useEditFoto } from '../api/foto';

interface CaptionProps {
  kegiatanId: number;
  foto: { id: number; revisi: number; keterangan: string };
  label: string;
}

/** What is said of a picture; stored when whoever typed it goes on, leaves, or presses Enter. */
export function Caption({ kegiatanId, foto, label }: CaptionProps) {
  const edit = useEditFoto();
  const [text, setText] = useState(foto.keterangan);
  const [seen, setSeen] = useState(foto.keterangan);
  if (seen !== foto.keterangan) {
    setSeen(foto.keterangan);
    setText(foto.keterangan);
  }
  const store = async () => {
    const keterangan = text.trim();
    if (keterangan === sent.current) return;
    sent.current = keterangan;
    const { error } = await edit(
      { id: kegiatanId, fotoId: foto.id, input: { _method: 'put', keterangan } },
      { revisi: foto.revisi },
    );
    // What was typed stays, and is sent again with the next try.
    if (error) sent.current = foto.keterangan;
  };
  const sent = useRef(foto.keterangan);
  if (seen !== foto.keterangan) sent.current = foto.keterangan;
  const latest = useRef(store);
  latest.current = store;
  useEffect(() => () => void latest.current(), []);

  return (
    <Chakra>
      <Input
        aria-label={label}
        placeholder="Keterangan"
        value={text}
        maxLength={300}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void store()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Chakra>
  );
}
