import type { Chart, Plugin } from 'chart.js';
import type { ChartColours } from './use-chart-colours.ts';

type Options = {
  colours: ChartColours;
  shortFormat: (value: number) => string;
  /** Whether each label begins with the name of its series. */
  named: boolean;
};

/** Writes its value above the highest bar of each series, so that no legend is needed. */
export const directLabels = ({ colours, shortFormat, named }: Options): Plugin<'bar'> => ({
  id: 'directLabels',
  afterDatasetsDraw: (chart: Chart<'bar'>) => {
    const { ctx, chartArea } = chart;
    ctx.save();
    ctx.fillStyle = colours.ink;
    ctx.font = `600 13px ${colours.font}`;
    ctx.textBaseline = 'bottom';
    for (const [at, { data, label }] of chart.data.datasets.entries()) {
      const values = data.map(Number);
      const highest = Math.max(0, ...values);
      const bar = chart.getDatasetMeta(at).data[values.indexOf(highest)];
      if (highest === 0 || !bar) continue;
      const text = named ? `${label} ${shortFormat(highest)}` : shortFormat(highest);
      const half = ctx.measureText(text).width / 2;
      const x = Math.min(Math.max(bar.x, chartArea.left + half), chartArea.right - half);
      ctx.textAlign = 'center';
      ctx.fillText(text, x, bar.y - 4);
    }
    ctx.restore();
  },
});
