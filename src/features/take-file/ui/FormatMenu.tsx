import { Menu, Portal } from '@chakra-ui/react';
import { ChevronDown, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import type { FormatBerkas } from '#contract/limits.ts';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import css from './take-file.module.css';

interface FormatMenuProps {
  unsent: number;
  onTake: (format: FormatBerkas) => void;
  onPrint: () => void;
  onClose: () => void;
}

const CETAK = 'cetak';

/** The ways to have a table, open at once: the button that it hangs on loads it. */
export function FormatMenu({ unsent, onTake, onPrint, onClose }: FormatMenuProps) {
  return (
    <Chakra>
      <Menu.Root
        defaultOpen
        lazyMount
        positioning={{ placement: 'bottom-end' }}
        onOpenChange={({ open }) => open || onClose()}
        onSelect={({ value }) => (value === CETAK ? onPrint() : onTake(value as FormatBerkas))}
      >
        <Menu.Trigger asChild>
          <Button look="tenang" className={css['unduh'] ?? ''}>
            Unduh
            <ChevronDown aria-hidden size={18} />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content className={css['menu'] ?? ''}>
              <Menu.ItemGroup>
                {unsent > 0 && (
                  <Menu.ItemGroupLabel>
                    {unsent} data di perangkat ini belum terkirim dan tidak termasuk
                  </Menu.ItemGroupLabel>
                )}
                <Menu.Item value="xlsx">
                  <FileSpreadsheet aria-hidden size={20} />
                  <Menu.ItemText>Excel (XLSX)</Menu.ItemText>
                </Menu.Item>
                <Menu.Item value="csv">
                  <FileText aria-hidden size={20} />
                  <Menu.ItemText>CSV</Menu.ItemText>
                </Menu.Item>
              </Menu.ItemGroup>
              <Menu.Separator />
              <Menu.Item value={CETAK}>
                <Printer aria-hidden size={20} />
                <Menu.ItemText>Cetak</Menu.ItemText>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Chakra>
  );
}
