import type { Page } from '@playwright/test';

/**
 * Returns what is wrong with the texts of a page, in the place where it is now: the page scrolls sideways, words stand
 * letter below letter, spill out of their button, or a box or a field cuts them, or the number of an order is split.
 * Empty if nothing is.
 */
export const squeezedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      problems.push(`scrolls ${scrollWidth - clientWidth} px sideways`);
    for (const dialog of document.querySelectorAll('dialog[open]')) {
      if (dialog.scrollWidth > dialog.clientWidth) problems.push('scrolls a dialog sideways');
    }

    const isShown = (element: Element) => {
      const isForAll = getComputedStyle(element).clipPath === 'none';
      return (
        isForAll && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** The box that cuts a text at its side. Lines that end in an ellipsis are meant to. */
    const cutBy = (element: Element, lines: DOMRect[]) => {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
        const isMeant = textOverflow === 'ellipsis' || !['', 'none'].includes(webkitLineClamp);
        if (isMeant || ['auto', 'scroll'].includes(overflowX)) return undefined;
        const { left, right } = box.getBoundingClientRect();
        const isCut = lines.some((line) => line.right > right + 2 || line.left < left - 2);
        if (overflowX !== 'visible' && isCut) return box;
      }
      return undefined;
    };
    const canvas = document.createElement('canvas').getContext('2d');
    /** What a field shows before anything is typed, and the choice of a select. */
    const isCutByField = (field: HTMLInputElement | HTMLSelectElement) => {
      const isSelect = field instanceof HTMLSelectElement;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(
        field,
        isSelect ? undefined : '::placeholder',
      );
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const text = isSelect ? field.selectedOptions[0]?.text : field.placeholder;
      if (!canvas || !text || (!isSelect && field.value)) return false;
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return canvas.measureText(text).width > room + 1;
    };
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[placeholder], select',
    )) {
      if (isShown(field) && isCutByField(field)) problems.push(`cuts what ${field.name} shows`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (text.length < 4 || !element || element.closest('script, style, noscript, select'))
        continue;
      if (!isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const widest = Math.max(...lines.map(({ width }) => width));
      const letters = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      if (lines.length > 2 && widest < 4 * letters)
        problems.push(`squeezes "${text.slice(0, 40)}"`);
      const button = element.closest('button, a')?.getBoundingClientRect();
      const isWhole = getComputedStyle(element).overflowX === 'visible';
      if (button && isWhole && lines.some((line) => line.right > button.right + 2))
        problems.push(`spills "${text.slice(0, 40)}"`);
      const number = /[A-Z]+-\d{4,}/.exec(texts.currentNode.textContent ?? '');
      if (number) {
        range.setStart(texts.currentNode, number.index);
        range.setEnd(texts.currentNode, number.index + number[0].length);
        if (range.getClientRects().length > 1) problems.push(`splits ${number[0]}`);
      }
      if (cutBy(element, lines)) problems.push(`cuts "${text.slice(0, 40)}"`);
    }
    return problems.slice(0, 10);
  });
