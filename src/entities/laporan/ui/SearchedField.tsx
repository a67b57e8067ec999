import { Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { Check, ChevronDown, X } from 'lucide-react';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { FormField, type SelectField, useFormField } from '@/shared/form';

interface Choice {
  value: string;
  label: string;
  isTaken: boolean;
}

/** One of a list that is searched by typing. The form holds the option's value as text, '' while none is chosen. */
export function SearchedField({ placeholder, options, onChange, ...field }: ComponentProps<typeof SelectField>) {
  const { input, complaint } = useFormField(field.name);
  /** Null while nothing is typed: what is chosen stands there then. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  const collection = useMemo(() => {
    const wanted = folded(typed ?? '');
    const choices = options.map(
      ([value, label, taken]): Choice => ({ value: String(value), label, isTaken: taken === true }),
    );
    return createListCollection({
      items: choices.filter(({ label }) => folded(label).includes(wanted)),
      itemToString: ({ label }) => label,
      isItemDisabled: ({ isTaken }) => isTaken,
    });
  }, [options, typed]);
  const choose = (value: string) => {
    setTyped(null);
    if (value === input.value) return;
    input.onChange(value);
    onChange?.(value);
  };
  return (
    <FormField {...field} complaint={complaint}>
      {({ id, ...said }) => (
        <Combobox.Root
          collection={collection}
          ids={{ input: id }}
          value={input.value ? [input.value] : []}
          inputValue={typed ?? labelOf(options, input.value)}
          onValueChange={({ value }) => choose(value[0] ?? '')}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason !== 'input-change') return;
            setTyped(inputValue);
            // Whoever deletes what stands there wants nothing to be chosen.
            if (inputValue === '') choose('');
          }}
          onOpenChange={({ open }) => {
            setOpen(open);
            if (!open) setTyped(null);
          }}
          disabled={field.disabled === true}
          invalid={said['aria-invalid']}
          inputBehavior="autohighlight"
          openOnClick
          lazyMount
          unmountOnExit
          positioning={{ sameWidth: true, strategy: 'fixed', fitViewport: true }}
          translations={{ triggerLabel: 'Buka pilihan', clearTriggerLabel: 'Kosongkan' }}
        >
          <Combobox.Control ref={control}>
            <Combobox.Input
              {...said}
              name={field.name}
              placeholder={placeholder}
              onFocus={(event) => {
                input.onFocus(event);
                // What is typed next takes the place of what stands there.
                event.currentTarget.select();
              }}
              onBlur={(event) => {
                input.onBlur(event);
                // What fits nothing must not look as if it were chosen.
                setTyped(null);
              }}
            />
            <Combobox.IndicatorGroup>
              <Combobox.ClearTrigger>
                <X aria-hidden size={18} />
              </Combobox.ClearTrigger>
              <Combobox.Trigger>
                <ChevronDown aria-hidden size={20} />
              </Combobox.Trigger>
            </Combobox.IndicatorGroup>
          </Combobox.Control>
          {isOpen && (
            // Beside what scrolls and moves, and in the dialog, for nothing else is there to a reader while it is open.
            <Portal container={{ current: control.current?.closest<HTMLElement>('[role="dialog"]') ?? document.body }}>
              <Combobox.Positioner>
                <Combobox.Content>
                  <Combobox.Empty>Tidak ada yang cocok</Combobox.Empty>
                  {collection.items.map((item) => (
                    <Combobox.Item key={item.value} item={item}>
                      <Combobox.ItemText>{item.label}</Combobox.ItemText>
                      <Combobox.ItemIndicator>
                        <Check aria-hidden size={18} />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  ))}
                </Combobox.Content>
              </Combobox.Positioner>
            </Portal>
          )}
        </Combobox.Root>
      )}
    </FormField>
  );
}

const labelOf = (options: ComponentProps<typeof SelectField>['options'], chosen: string): string =>
  options.find(([value]) => String(value) === chosen)?.[1] ?? '';

/** Found however it is written: 'Ngenyan Asa' by 'ngenyanasa' too. */
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');
