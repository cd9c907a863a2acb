/** Makes hard edges slightly irregular, like those of a woodcut. */
export function rough(id: string, content: string, strength = 5, frequency = 0.035): string {
  return `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="${strength}" xChannelSelector="R" yChannelSelector="G"/></filter><g filter="url(#${id})">${content}</g>`;
}

/** Defines a gradient from top to bottom (or along `x2`, `y2`). */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string {
  const list = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" ${direction}>${list}</linearGradient>`;
}

/** Defines a radial glow. */
export function glow(id: string, color: string, strength = 1): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}
