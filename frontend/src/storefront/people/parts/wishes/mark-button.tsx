import { type ComponentType, useId } from 'react';
import { Button } from '../../../../kit/button.tsx';

type MarkButtonProps = {
  Icon: ComponentType<{ className?: string }>;
  title: string;
  isMarked: boolean;
  words: { mark: string; marked: string };
  onPress: () => void;
};

/** A button about a book that stays pressed. */
export function MarkButton({ Icon, title, isMarked, words, onPress }: MarkButtonProps) {
  const titleId = useId();
  return (
    <>
      <Button
        variant="secondary"
        onClick={onPress}
        aria-describedby={titleId}
        aria-pressed={isMarked}
        className="needs-script"
      >
        <Icon className={`size-5 shrink-0 ${isMarked ? 'fill-accent' : ''}`} />
        {isMarked ? words.marked : words.mark}
      </Button>
      <span id={titleId} hidden>
        {title}
      </span>
    </>
  );
}
