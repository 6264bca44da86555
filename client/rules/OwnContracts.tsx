import { useId, useRef, useState } from 'preact/hooks';
import {
  type ContractMeld,
  contractOf,
  contractsOf,
  contractsText,
  dealsIn,
  handSize,
  isWrittenContracts,
  type RuleSet,
  WRITTEN_LIMITS,
  type WrittenContract,
} from '#engine';
import { termsOf } from '#rules';
import { gamesText } from '../text/games.ts';
import { Toggle } from '../ui/Choice.tsx';

interface OwnContractsProps {
  readonly rules: RuleSet;
  /** Makes the contracts the game's. */
  readonly onUse: (contracts: RuleSet['play']['contract']) => void;
}

/** The contracts of the player's own game, one under the other, each a list of melds to choose from (§4.148). */
export function OwnContracts({ rules, onUse }: OwnContractsProps) {
  const isOwn = isWrittenContracts(rules.play.contract);
  const [list, setList] = useState<readonly WrittenContract[] | null>(isOwn ? startOf(rules) : null);
  const adding = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { OWN_CONTRACTS } = gamesText;
  const change = (number: number, contract: WrittenContract): void =>
    setList((list ?? []).map((other, i) => (i === number - 1 ? contract : other)));
  // The pressed button goes with its contract.
  const remove = (number: number): void => {
    adding.current?.focus();
    setList((list ?? []).filter((_, i) => i !== number - 1));
  };
  return (
    <>
      <button
        type="button"
        class="option-value"
        aria-pressed={isOwn}
        aria-expanded={list !== null}
        aria-controls={id}
        onClick={() => setList(list ? null : startOf(rules))}
      >
        {OWN_CONTRACTS.write}
      </button>
      <div id={id} class="own-contracts" hidden={list === null}>
        {list?.map((contract, i) => (
          <ContractFields
            key={i}
            rules={rules}
            number={i + 1}
            contract={contract}
            onChange={(changed) => change(i + 1, changed)}
            onRemove={list.length > WRITTEN_LIMITS.contracts.fewest ? () => remove(i + 1) : null}
          />
        ))}
        {list && (
          <div class="row">
            <button
              type="button"
              ref={adding}
              aria-disabled={list.length === WRITTEN_LIMITS.contracts.most}
              onClick={() => setList([...list, list.at(-1) as WrittenContract].slice(0, WRITTEN_LIMITS.contracts.most))}
            >
              {OWN_CONTRACTS.add}
            </button>
            <button type="button" class="gold" onClick={() => onUse(usedIn(rules, list))}>
              {OWN_CONTRACTS.use}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

const FIRST_CONTRACT: WrittenContract = {
  hand: 10,
  melds: [
    { kind: 'set', cards: 3 },
    { kind: 'set', cards: 3 },
  ],
  everyCard: false,
};

/** The list to start from: the contracts of the game, or a single one. */
function startOf(rules: RuleSet): readonly WrittenContract[] {
  const played = contractsOf(rules).flatMap((_, i) => contractOf(rules, i + 1) ?? []);
  if (played.length === 0) return [FIRST_CONTRACT];
  return played.map((contract, i) => {
    const hand = contract.hand ?? handSize(rules, rules.table.maxPlayers, Math.min(i + 1, Math.max(1, dealsIn(rules))));
    return withMelds({ ...contract, hand }, contract.melds);
  });
}

/** The game's contracts if the list is still as it began, or else its text. */
function usedIn(rules: RuleSet, list: readonly WrittenContract[]): RuleSet['play']['contract'] {
  const text = contractsText(list);
  return text === contractsText(startOf(rules)) && rules.play.contract !== 'off' ? rules.play.contract : text;
}

/** The contract with these melds, and a hand that can have them. */
function withMelds(contract: WrittenContract, melds: readonly ContractMeld[]): WrittenContract {
  const needed = melds.reduce((sum, { cards }) => sum + cards, 0);
  const { fewest, most } = WRITTEN_LIMITS.hand;
  const hand = Math.min(most, Math.max(fewest, contract.hand, needed));
  return { ...contract, melds, hand };
}

const numbersIn = ({ fewest, most }: { readonly fewest: number; readonly most: number }): readonly number[] =>
  Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);

/** Every meld that a contract of the game may ask for. */
const meldsFor = ({ melds }: RuleSet): readonly ContractMeld[] => {
  const { set, run } = WRITTEN_LIMITS;
  return [
    ...numbersIn(set).map((cards) => ({ kind: 'set', cards }) as const),
    ...numbersIn({ ...run, fewest: melds.runMin }).map((cards) => ({ kind: 'run', cards }) as const),
  ];
};

/** The value of a choice without a meld. */
const NO_MELD = -1;

function ContractFields(props: {
  readonly rules: RuleSet;
  readonly number: number;
  readonly contract: WrittenContract;
  readonly onChange: (contract: WrittenContract) => void;
  /** Null for the only contract. */
  readonly onRemove: (() => void) | null;
}) {
  const { rules, number, contract, onChange, onRemove } = props;
  const { OWN_CONTRACTS } = gamesText;
  const { melds, hand, everyCard } = contract;
  const choices = meldsFor(rules);
  const places = Math.min(WRITTEN_LIMITS.melds.most, melds.length + 1);
  const choose = (place: number, choice: number): void => {
    const chosen = choice === NO_MELD ? [] : [choices[choice] as ContractMeld];
    onChange(withMelds(contract, [...melds.slice(0, place), ...chosen, ...melds.slice(place + 1)]));
  };
  return (
    <fieldset class="own-contract">
      <legend>{gamesText.contractNumber(number)}</legend>
      {Array.from({ length: places }, (_, place) => (
        <select
          key={place}
          aria-label={gamesText.meldOfContract(place + 1, number)}
          value={choices.findIndex(({ kind, cards }) => kind === melds[place]?.kind && cards === melds[place]?.cards)}
          onChange={({ currentTarget }) => choose(place, Number(currentTarget.value))}
        >
          {place > 0 && place >= melds.length - 1 && <option value={NO_MELD}>{OWN_CONTRACTS.none}</option>}
          {choices.map((meld, i) => (
            <option key={i} value={i}>
              {gamesText.contractMeld(meld, termsOf(rules))}
            </option>
          ))}
        </select>
      ))}
      <label class="field">
        <span>{OWN_CONTRACTS.hand}</span>
        <select
          value={hand}
          onChange={({ currentTarget }) => onChange({ ...contract, hand: Number(currentTarget.value) })}
        >
          {numbersIn(WRITTEN_LIMITS.hand).map((cards) => (
            <option key={cards} value={cards}>
              {cards}
            </option>
          ))}
        </select>
      </label>
      <Toggle
        label={OWN_CONTRACTS.everyCard}
        on={everyCard}
        onToggle={(on) => onChange({ ...contract, everyCard: on })}
      />
      {onRemove && (
        <button type="button" class="quiet" onClick={onRemove}>
          {gamesText.removeContract(number)}
        </button>
      )}
    </fieldset>
  );
}
