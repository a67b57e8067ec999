import { type ChangeEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { type EditedText, editText, type Letters, shownText } from './field-text';

/** A composition of an input method: the text before it, and what the browser shows until it is over. */
interface Composition {
  text: string;
  shown: string;
  end?: ReturnType<typeof setTimeout>;
}

interface Options {
  letters?: Letters;
  /** A draft may arrive while the field is focused. */
  overtypesDraft?: boolean;
}

/**
 * An input for a figure's text (`field-text`): digits are grouped while somebody types, the caret stays at its digit,
 * undo takes back edits of the text, and an input method composes undisturbed.
 *
 * @param onText gets the text after an edit; `isWhole` when it was pasted as a whole
 * @returns the properties of the input
 */
export function useFigureInput(
  element: RefObject<HTMLInputElement | null>,
  text: string,
  onText: (text: string, isWhole: boolean) => void,
  { letters = 'hidden', overtypesDraft = false }: Options = {},
) {
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const composition = useRef<Composition | null>(null);
  const caret = useRef<number | null>(null);
  const past = useRef<EditedText[]>([]);
  const future = useRef<EditedText[]>([]);
  const shown = composition.current?.shown ?? shownText(text, letters);
  const before = useRef(shown);

  useLayoutEffect(() => {
    const field = element.current;
    const isReplaced = before.current !== shown;
    before.current = shown;
    if (isReplaced && caret.current === null) {
      past.current = [];
      future.current = [];
    }
    if (!field || composition.current || document.activeElement !== field) return;
    if (caret.current !== null) field.setSelectionRange(caret.current, caret.current);
    // Typing replaces a draft that arrives in the focused field, as after Tab.
    else if (isReplaced && overtypesDraft) field.select();
    caret.current = null;
  });

  const put = (edited: EditedText, isWhole = false) => {
    caret.current = edited.caret;
    onText(edited.text, isWhole);
    draw();
  };

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget;
    const from = composition.current?.text ?? text;
    const { inputType = '' } = nativeEvent as InputEvent;
    const edit = { after: value, caret: selectionStart ?? value.length, isForward: inputType.endsWith('Forward') };
    const edited = editText(from, edit, letters);
    if (composition.current) composition.current.shown = value;
    else if (edited.text !== text) {
      past.current.push({ text, caret: before.current.length });
      future.current = [];
    }
    // Typing behind a pasted text is added at its end.
    put(edited, inputType === 'insertFromPaste' && edited.text === value);
  };

  /** Shows the text as it is read once its composition is over. */
  const endComposition = () => {
    if (!composition.current) return;
    clearTimeout(composition.current.end);
    past.current.push({ text: composition.current.text, caret: shownText(composition.current.text, letters).length });
    composition.current = null;
    draw();
  };

  const undo = (from: EditedText[], to: EditedText[]) => {
    const step = from.pop();
    if (!step) return;
    to.push({ text, caret: shown.length });
    put(step);
  };

  return {
    value: shown,
    onChange: change,
    onCompositionStart: () => {
      if (composition.current) clearTimeout(composition.current.end);
      composition.current ??= { text, shown };
    },
    onCompositionEnd: () => {
      // Some browsers put the composed text in only after this event.
      if (composition.current) composition.current.end = setTimeout(endComposition);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey) return;
      const isRedo = /^y$/i.test(key) || (/^z$/i.test(key) && shiftKey);
      if (!isRedo && !/^z$/i.test(key)) return;
      // The browser's own history knows the text before it was grouped.
      event.preventDefault();
      if (isRedo) undo(future.current, past.current);
      else undo(past.current, future.current);
    },
    onBlur: endComposition,
  };
}
