import { useCallback, useState } from 'react';

/** Some items of a list, or all that match. A change of the list clears the selection. */
export function useSelection(list: string) {
  const [choice, setChoice] = useState({ list, ids: new Set<string>(), isMatching: false });
  if (choice.list !== list) setChoice({ list, ids: new Set(), isMatching: false });
  const chooseOne = useCallback((id: string, chosen: boolean) => {
    setChoice((now) => {
      const ids = new Set(now.ids);
      if (chosen) ids.add(id);
      else ids.delete(id);
      return { list: now.list, ids, isMatching: false };
    });
  }, []);
  return {
    ids: choice.ids,
    isMatching: choice.isMatching,
    choose: (ids: Iterable<string>) => setChoice({ list, ids: new Set(ids), isMatching: false }),
    chooseMatching: () => setChoice((now) => ({ ...now, isMatching: true })),
    chooseOne,
  };
}
