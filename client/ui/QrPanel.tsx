import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';

/** The light border that scanners need, in modules of the code. */
const QUIET_ZONE_MODULES = 4;

/** A link as a large QR code to hold up for others, with something below for people who cannot scan it. */
export function QrPanel(props: {
  readonly link: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}) {
  const { link, children, onClose } = props;
  const { path, size } = useMemo(() => {
    const code = generate(link, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size + 2 * QUIET_ZONE_MODULES };
  }, [link]);
  return (
    <Panel title={text.WAITING.scan} kind="middle" onClose={onClose}>
      <div class="qr-panel">
        <svg
          class="qr"
          viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${size} ${size}`}
          role="img"
          aria-label={text.WAITING.qrWords}
        >
          {/* Dark on white in every theme: not all scanners read the inverse. */}
          <rect x={-QUIET_ZONE_MODULES} y={-QUIET_ZONE_MODULES} width={size} height={size} rx="2" fill="#fff" />
          <path d={path} fill="#000" shape-rendering="crispEdges" />
        </svg>
        {children}
      </div>
    </Panel>
  );
}
