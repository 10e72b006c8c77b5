// Otys as the page sees it: made by tools/formats.py from what the engine describes. Not to be edited.

export type LevelWord = "1" | "2" | "3" | "4" | "5";
export type ContractWord = "c01" | "c02" | "c03" | "c04" | "c05" | "c06" | "c07" | "c08" | "c09" | "c10" | "c11" | "c12" | "c13" | "c14" | "c15" | "c16" | "c17" | "c18" | "c19" | "c20" | "c21" | "c22" | "c23" | "c24" | "c25" | "c26" | "c27" | "c28" | "c29" | "c30" | "c31" | "c32";
export type OwnKeyWord = "1" | "2" | "3" | "4" | "5" | "X";
export type DiverWord = "metal_expert" | "plant_expert" | "fuel_expert" | "tech_expert" | "trader" | "spy" | "engineer" | "explorer";
export type ResourceWord = "metal" | "plant" | "fuel" | "tech";
export type PlaceWord = "s1" | "s2" | "s3" | "1" | "2" | "3" | "4" | "5";
export type SponsorsWord = "basic" | "random" | "advanced" | "given";
export type FirstWord = "0" | "1" | "2" | "3" | "random";
export type KeyWord = "1" | "2" | "3" | "4" | "5" | "X" | "neutral";
export type RewardWord = "r01" | "r02" | "r03" | "r04" | "r05" | "r06" | "r07" | "r08" | "r09" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "r28" | "r29" | "r30" | "r31" | "r32";
export type DiverSideWord = "metal_expert" | "plant_expert" | "fuel_expert" | "tech_expert" | "trader" | "spy" | "engineer" | "explorer" | "metal_expert+" | "plant_expert+" | "fuel_expert+" | "tech_expert+" | "trader+" | "spy+" | "engineer+" | "explorer+";
export type ViewerWord = "0" | "1" | "2" | "3" | "spectator";

export type Setup = {
  players: number;
  sponsors: SponsorsWord;
  advanced?: LevelWord[];
  designer_variant: boolean;
  hard: boolean;
  first: FirstWord;
};

export type Copied = {
  owner: number;
  diver: DiverWord;
};

export type Turn = {
  round: number;
  seat: number;
  first: number;
  level: LevelWord | "none";
  key_in_play: KeyWord | "none";
  key: KeyWord;
  sponsor_used: boolean;
  free_effects: boolean;
  double_use: boolean;
  pointed: boolean;
  copied: Copied[];
};

export type Sponsor = {
  tile: number;
  side: "basic" | "advanced";
};

export type Colony = {
  sponsors: Sponsor[];
  rewards: ((RewardWord | "none")[])[];
  store: Record<ResourceWord, number>;
  contracts: (ContractWord | "none")[];
  neutral_keys: number;
  contract_discards: ContractWord[];
  bag: RewardWord[];
  reward_discards: RewardWord[];
};

export type Solo = {
  timers: number[];
  track: (ResourceWord | "none")[];
  cubes: (ResourceWord | "none")[];
  waiting: ResourceWord[];
};

export type Sources = {
  contracts: number;
  reward_fronts: number;
  reward_backs: number;
  sales: number;
  sponsors: number;
  before: number;
};

export type Player = {
  prestige: number;
  sources: Sources;
  credits: number;
  batteries: number;
  column: DiverSideWord[];
  keys: OwnKeyWord[];
  neutral_keys: number;
  track: KeyWord[];
  mechanic: number;
  hacker: number;
  levels: Record<ResourceWord, number>[];
  rewards: (RewardWord | "none")[];
  hand_size: number;
  drawn_size: number;
};

export type Own = {
  hand: ContractWord[];
  drawn: ContractWord[];
  known: ContractWord[];
  deck: (ContractWord | "none")[];
};

export type Neighbours = {
  left: "0" | "1" | "2" | "3" | "none";
  right: "0" | "1" | "2" | "3" | "none";
};

export type Nearest = {
  contract: ContractWord;
  answer: string;
};

/** The options of a game; each may be left out. */
export type Options = {
  players?: number;
  sponsors?: SponsorsWord;
  advanced?: LevelWord[];
  designer_variant?: boolean;
  hard?: boolean;
  first?: FirstWord;
};

/** What is to be done. Beside its rule a frame has the fields of that rule alone. */
export type Frame =
  | { rule: "set_up"; seat: number }
  | { rule: "begin_turn"; seat: number }
  | { rule: "choose_key"; seat: number }
  | { rule: "step_one"; seat: number }
  | { rule: "activate"; seat: number; again: boolean }
  | { rule: "key_to_track"; seat: number }
  | { rule: "resurface"; seat: number }
  | { rule: "next_seat"; seat: number }
  | { rule: "use_copied"; seat: number; owner: number }
  | { rule: "keep_contract"; seat: number }
  | { rule: "place_reward"; seat: number; level: LevelWord; token: "1" | "2" }
  | { rule: "copied_resurface"; seat: number; diver: DiverWord }
  | { rule: "claim_back"; seat: number; level: LevelWord }
  | { rule: "replace_contract"; seat: number; place: number }
  | { rule: "use_front"; seat: number; level: LevelWord; token: "1" | "2" }
  | { rule: "discard_reward"; seat: number; level: LevelWord; token: "1" | "2" }
  | { rule: "refill_rewards"; seat: number; level: LevelWord; token: "1" | "2" }
  | { rule: "place_cubes"; seat: number }
  | { rule: "choose_cube"; seat: number }
  | { rule: "lay_cubes"; seat: number }
  | { rule: "move_timer"; seat: number }
  | { rule: "choose_timer"; seat: number }
  | { rule: "timer_arrives"; seat: number; timer: number }
  | { rule: "check_timers"; seat: number };

/** What one viewer may know. */
export type View = {
  viewer: ViewerWord;
  setup: Setup;
  turn: Turn;
  colony: Colony;
  solo?: Solo;
  pending: Frame[];
  players: Player[];
  deck_size: number;
  own: Own;
};

/** What follows by the rules from what a viewer sees. */
export type Facts = {
  neighbours: Neighbours;
  contracts: Nearest[];
};

/** The JSON form of an answer. */
export type Action =
  | { verb: "key"; level: LevelWord }
  | { verb: "x"; which: "own" | "neutral"; level: LevelWord }
  | { verb: "complete"; contract: ContractWord; level: LevelWord; with: string }
  | { verb: "sponsor" }
  | { verb: "sponsor key"; key: OwnKeyWord }
  | { verb: "sponsor reward"; token: "1" | "2" }
  | { verb: "sponsor flip"; diver: DiverWord }
  | { verb: "sponsor move"; resource: ResourceWord; from: LevelWord; to: LevelWord }
  | { verb: "propel"; diver: DiverWord; to: PlaceWord }
  | { verb: "dive" }
  | { verb: "find" }
  | { verb: "find bonus" }
  | { verb: "find key"; key: OwnKeyWord }
  | { verb: "bonus" }
  | { verb: "bonus key"; key: OwnKeyWord }
  | { verb: "sell"; resource: ResourceWord; for: "credits" | "prestige" }
  | { verb: "buy"; resource: ResourceWord }
  | { verb: "draw" }
  | { verb: "copy"; side: "left" | "right" }
  | { verb: "push"; timer: "1" | "2" }
  | { verb: "improve"; technician: "mechanic" | "hacker" }
  | { verb: "explore"; token: "1" | "2" }
  | { verb: "done" }
  | { verb: "keep"; contract: ContractWord }
  | { verb: "gain"; resource: ResourceWord }
  | { verb: "accept" }
  | { verb: "flip"; diver: DiverWord }
  | { verb: "decline" }
  | { verb: "resurface" }
  | { verb: "stay" }
  | { verb: "timer"; timer: "1" | "2" }
  | { verb: "cube"; resource: ResourceWord };

/** The kinds of decisions. */
export type Question =
  | "choose_key"
  | "step_one"
  | "activate"
  | "resurface"
  | "use_copied"
  | "keep_contract"
  | "copied_resurface"
  | "claim_back"
  | "use_front"
  | "choose_cube"
  | "choose_timer";

export type SeatArg = { seat: number };
/** What happened, without a language. */
export type Event =
  | { kind: "game_begins"; args: [SeatArg] }
  | { kind: "turn_begins"; args: [SeatArg, number] }
  | { kind: "key_played"; args: [SeatArg, string, number] }
  | { kind: "sponsors_shift"; args: [SeatArg] }
  | { kind: "sponsor_used"; args: [SeatArg, string] }
  | { kind: "propelled"; args: [SeatArg, string, string, string] }
  | { kind: "key_taken_back"; args: [SeatArg, string] }
  | { kind: "upgraded"; args: [SeatArg, string] }
  | { kind: "resource_moved"; args: [SeatArg, string, number, number] }
  | { kind: "found"; args: [SeatArg, string, number] }
  | { kind: "credits_gained"; args: [SeatArg, number] }
  | { kind: "credits_paid"; args: [SeatArg, number] }
  | { kind: "batteries_gained"; args: [SeatArg, number] }
  | { kind: "battery_spent"; args: [SeatArg] }
  | { kind: "prestige_gained"; args: [SeatArg, number, number] }
  | { kind: "neutral_key_gained"; args: [SeatArg] }
  | { kind: "sold"; args: [SeatArg, string, number, string] }
  | { kind: "bought"; args: [SeatArg, string, number] }
  | { kind: "drew"; args: [SeatArg, number] }
  | { kind: "drew_cards"; args: [SeatArg, number, string, string, string, string] }
  | { kind: "kept"; args: [SeatArg] }
  | { kind: "kept_card"; args: [SeatArg, string] }
  | { kind: "copied"; args: [SeatArg, SeatArg, string] }
  | { kind: "improved"; args: [SeatArg, string, number] }
  | { kind: "explored"; args: [SeatArg, string, number] }
  | { kind: "reward_placed"; args: [SeatArg, string, number] }
  | { kind: "reward_discarded"; args: [SeatArg, string] }
  | { kind: "reward_drawn"; args: [SeatArg, string, number] }
  | { kind: "completed"; args: [SeatArg, string, number, number] }
  | { kind: "contract_revealed"; args: [SeatArg, string] }
  | { kind: "deck_shuffled"; args: [number] }
  | { kind: "key_on_track"; args: [SeatArg, string] }
  | { kind: "keys_return"; args: [SeatArg] }
  | { kind: "resurfaced"; args: [SeatArg, string] }
  | { kind: "stayed"; args: [SeatArg, string] }
  | { kind: "cube_on_space"; args: [SeatArg, string, number] }
  | { kind: "cube_on_contract"; args: [SeatArg, string, string] }
  | { kind: "timer_moved"; args: [SeatArg, number, number] }
  | { kind: "timer_pushed"; args: [SeatArg, number, number] }
  | { kind: "cube_to_store"; args: [SeatArg, string] }
  | { kind: "cube_lost"; args: [SeatArg, string] }
  | { kind: "contract_discarded"; args: [SeatArg, string] }
  | { kind: "timer_gone"; args: [SeatArg, number] }
  | { kind: "last_round"; args: [SeatArg] }
  | { kind: "game_ends"; args: [] };

const VIEW_FIELDS = ["viewer", "setup", "turn", "colony", "pending", "players", "deck_size", "own"];
const VERBS: Record<string, string[]> = {"key": ["level"], "x": ["which", "level"], "complete": ["contract", "level", "with"], "sponsor": [], "sponsor key": ["key"], "sponsor reward": ["token"], "sponsor flip": ["diver"], "sponsor move": ["resource", "from", "to"], "propel": ["diver", "to"], "dive": [], "find": [], "find bonus": [], "find key": ["key"], "bonus": [], "bonus key": ["key"], "sell": ["resource", "for"], "buy": ["resource"], "draw": [], "copy": ["side"], "push": ["timer"], "improve": ["technician"], "explore": ["token"], "done": [], "keep": ["contract"], "gain": ["resource"], "accept": [], "flip": ["diver"], "decline": [], "resurface": [], "stay": [], "timer": ["timer"], "cube": ["resource"]};

const hasFields = (value: unknown, fields: string[]): value is object =>
  typeof value === "object" && value !== null && fields.every((field) => field in value);

export const isView = (value: unknown): value is View => hasFields(value, VIEW_FIELDS);

export const isAction = (value: { verb: string }): value is Action => hasFields(value, VERBS[value.verb] ?? ["?"]);

const FACTS_FIELDS = ["neighbours", "contracts"];

export const isFacts = (value: unknown): value is Facts => hasFields(value, FACTS_FIELDS);
