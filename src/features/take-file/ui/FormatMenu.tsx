import { Menu } from '@chakra-ui/react';
import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import type { FormatBerkas } from '#contract/limits.ts';
import { Chakra } from '@/shared/ui/chakra';
import css from './take-file.module.css';

interface FormatMenuProps {
  /** The id of the button that opens it. */
  trigger: string;
  unsent: number;
  onTake: (format: FormatBerkas) => void;
  /** Absent where it is only had as a file. */
  onPrint: (() => void) | undefined;
  onClose: () => void;
}

/**
 * The ways to have a table, open as soon as it is there. Each way hears its own click, which keys
 * make too: the menu's selection does not hear one that no pointer has announced, as some screen readers make it.
 */
export function FormatMenu({ trigger, unsent, onTake, onPrint, onClose }: FormatMenuProps) {
  return (
    <Chakra>
      <Menu.Root
        defaultOpen
        ids={{ trigger }}
        lazyMount
        positioning={{ placement: 'bottom-end' }}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Menu.Positioner>
          <Menu.Content className={css['menu'] ?? ''}>
            <Menu.ItemGroup>
              {unsent > 0 && (
                <Menu.ItemGroupLabel>
                  {unsent} data di perangkat ini belum terkirim dan tidak termasuk
                </Menu.ItemGroupLabel>
              )}
              <Menu.Item value="xlsx" onClick={() => onTake('xlsx')}>
                <FileSpreadsheet aria-hidden size={20} />
                <Menu.ItemText>Excel (XLSX)</Menu.ItemText>
              </Menu.Item>
              <Menu.Item value="csv" onClick={() => onTake('csv')}>
                <FileText aria-hidden size={20} />
                <Menu.ItemText>CSV</Menu.ItemText>
              </Menu.Item>
            </Menu.ItemGroup>
            {onPrint && (
              <>
                <Menu.Separator />
                <Menu.Item value="cetak" onClick={onPrint}>
                  <Printer aria-hidden size={20} />
                  <Menu.ItemText>Cetak</Menu.ItemText>
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Chakra>
  );
}
