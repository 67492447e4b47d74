/** Written by `npm run types` from the server's OpenAPI document: do not edit. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AkropolisArchitect */
        AkropolisArchitect: {
            /** Hexes */
            hexes: {
                [key: string]: number;
            };
            /** Points */
            points: number;
            /** Stones */
            stones: number;
            /** Tiles */
            tiles: components["schemas"]["AkropolisTile"][];
        };
        /** AkropolisCity */
        AkropolisCity: {
            /** Hexes */
            hexes: components["schemas"]["AkropolisHex"][];
            /** Lines */
            lines: components["schemas"]["ScoreLine"][];
            /** Points */
            points: number;
            /** Stones */
            stones: number;
            /** Turns */
            turns: number;
        };
        /** AkropolisHex */
        AkropolisHex: {
            /** Kind */
            kind: string;
            /** Level */
            level: number;
            /** Q */
            q: number;
            /** R */
            r: number;
            /** Tile */
            tile: number;
        };
        /** AkropolisOffer */
        AkropolisOffer: {
            /** Cost */
            cost: number;
            /** Hexes */
            hexes: string[];
            /** Tile */
            tile: number;
        };
        /** AkropolisTile */
        AkropolisTile: {
            /** Hexes */
            hexes: string[];
            /** Tile */
            tile: number;
        };
        /** AkropolisView */
        AkropolisView: {
            /** Active */
            active: number;
            architect: components["schemas"]["AkropolisArchitect"] | null;
            /**
             * Asked
             * @enum {string}
             */
            asked: "take" | "place" | "over";
            /**
             * Barracks Edge
             * @enum {string}
             */
            barracks_edge: "any_empty" | "outside";
            /** Chief */
            chief: number;
            /** Cities */
            cities: components["schemas"]["AkropolisCity"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "akropolis";
            held: components["schemas"]["AkropolisTile"] | null;
            /**
             * Houses
             * @enum {string}
             */
            houses: "most_valuable" | "largest";
            /**
             * Lake
             * @enum {string}
             */
            lake: "single_hex" | "region";
            /** Long Game */
            long_game: boolean;
            /** Outcome */
            outcome: number[] | null;
            /** Over */
            over: boolean;
            /** Round */
            round: number;
            /** Row */
            row: components["schemas"]["AkropolisOffer"][];
            /** Seat */
            seat: number;
            /**
             * Solo
             * @enum {string}
             */
            solo: "off" | "easy" | "medium" | "hard";
            /** Stack Size */
            stack_size: number;
            /** Stacks */
            stacks: number;
            /** Turn */
            turn: number;
            /** Variants */
            variants: string[];
        };
        /** AnswerAsked */
        AnswerAsked: {
            /** Accept */
            accept: boolean;
            /** Seat */
            seat: number;
        };
        /** AwayAsked */
        AwayAsked: {
            /**
             * After S
             * @default 120
             */
            after_s?: number;
            /** Deadline S */
            deadline_s?: number | null;
            /**
             * Policy
             * @default wait
             * @enum {string}
             */
            policy?: "wait" | "bot" | "skip";
        };
        /** AwayInfo */
        AwayInfo: {
            /** After S */
            after_s: number;
            /** Deadline S */
            deadline_s: number | null;
            /**
             * Policy
             * @enum {string}
             */
            policy: "wait" | "bot" | "skip";
        };
        /** ChoiceRow */
        ChoiceRow: {
            /** Default */
            default: string | number;
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choice";
            /** Values */
            values: (string | number)[];
        };
        /**
         * ChooseInfo
         * @description Several options are one answer, in one list: so many, and ``stop`` after fewer than the most.
         */
        ChooseInfo: {
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Stop */
            stop: number | null;
        };
        /** ClaimAsked */
        ClaimAsked: {
            /** Token */
            token: string;
        };
        /** ContinueAsked */
        ContinueAsked: {
            /** Seat */
            seat: number;
            /** Step */
            step: number;
        };
        /** DecisionInfo */
        DecisionInfo: {
            args: components["schemas"]["Facts"];
            choose: components["schemas"]["ChooseInfo"] | null;
            /** Key */
            key: string;
            /** Kind */
            kind: string;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            passing: components["schemas"]["PassingInfo"] | null;
            /** Refused */
            refused: components["schemas"]["RefusedInfo"][];
            /** Rule */
            rule: string;
            /** Seat */
            seat: number;
        };
        /** DeviceLink */
        DeviceLink: {
            /** Token */
            token: string;
            /** Url */
            url: string;
        };
        /** Error */
        Error: {
            error: components["schemas"]["ErrorText"];
        };
        /** ErrorText */
        ErrorText: {
            args: components["schemas"]["Facts"];
            /** Key */
            key: string;
            /** Message */
            message: string;
        };
        /** EventInfo */
        EventInfo: {
            facts: components["schemas"]["Facts"];
            /** Kind */
            kind: string;
            /** Rule */
            rule: string;
            /** Step */
            step: number;
        };
        Facts: {
            [key: string]: components["schemas"]["Value"];
        };
        /** FlagRow */
        FlagRow: {
            /** Default */
            default: boolean;
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "flag";
            /** Values */
            values: boolean[];
        };
        /**
         * FrozenInfo
         * @description Why a game cannot go on at this server; its record can still be had.
         */
        FrozenInfo: {
            args: components["schemas"]["Facts"];
            /** Key */
            key: string;
        };
        /** GameInfo */
        GameInfo: {
            /** Bots */
            bots: string[];
            /** Name */
            name: string;
            /** Names */
            names: {
                [key: string]: string;
            };
            /** Options */
            options: components["schemas"]["OptionRow"][];
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: [
                number,
                number
            ];
            /** Simultaneous */
            simultaneous: boolean;
            /** Usual Seats */
            usual_seats: number;
        };
        /** Hint */
        Hint: {
            /** Action */
            action: number;
            /** Code */
            code: string;
            /** Options */
            options: components["schemas"]["HintOption"][];
        };
        /** HintOption */
        HintOption: {
            /** Action */
            action: number;
            /** Code */
            code: string;
            /** Value */
            value: number | null;
            /** Visits */
            visits: number | null;
        };
        /** LineInfo */
        LineInfo: {
            facts: components["schemas"]["Facts"];
            /** Key */
            key: string;
            /** Points */
            points: number;
            /** Rule */
            rule: string;
        };
        /** MachiKoroCity */
        MachiKoroCity: {
            /** Cards */
            cards: {
                [key: string]: number;
            };
            /** City Hall */
            city_hall: boolean;
            /** Coins */
            coins: number;
            /** Income */
            income: number[];
            /** Income Others */
            income_others: number[];
            /** Landmarks */
            landmarks: {
                [key: string]: boolean;
            };
            /** Points */
            points: number;
        };
        /** MachiKoroView */
        MachiKoroView: {
            /** Active */
            active: number;
            /** Added */
            added: number;
            /** Asked */
            asked: string;
            /** Cities */
            cities: components["schemas"]["MachiKoroCity"][];
            /** Costs */
            costs: {
                [key: string]: number;
            };
            /** Deck */
            deck: number;
            /** Dice */
            dice: number[];
            /**
             * Expansion
             * @enum {string}
             */
            expansion: "harbor" | "none";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "machi_koro";
            /** Market */
            market: {
                [key: string]: number;
            };
            /**
             * Market Rule
             * @enum {string}
             */
            market_rule: "ten_kinds" | "full";
            /** Outcome */
            outcome: number[] | null;
            /** Over */
            over: boolean;
            /** Partner */
            partner: number;
            /** Seat */
            seat: number;
            /** Taking */
            taking: string | null;
            /** Turn */
            turn: number;
        };
        /** Me */
        Me: {
            /**
             * Lang
             * @enum {string}
             */
            lang: "uk" | "ru" | "en";
            /** Name */
            name: string;
        };
        /** MeAsked */
        MeAsked: {
            /** Lang */
            lang?: ("uk" | "ru" | "en") | null;
            /** Name */
            name?: string | null;
        };
        Message: components["schemas"]["StateMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["PongMessage"];
        /**
         * MoveAsked
         * @description Answers of a seat, taken all or none; the key makes a repeated request harmless.
         */
        MoveAsked: {
            /** Actions */
            actions: (number | string)[];
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Step */
            step: number;
        };
        /** MoveError */
        MoveError: {
            error: components["schemas"]["ErrorText"];
            /** Reason */
            reason?: components["schemas"]["ReasonInfo"];
            /** State */
            state?: components["schemas"]["StateMessage"];
        };
        /** MyTable */
        MyTable: {
            away: components["schemas"]["AwayInfo"];
            /** Chance */
            chance?: string;
            /** Commitment */
            commitment: string;
            /** Created */
            created: number;
            /** Frozen */
            frozen?: components["schemas"]["FrozenInfo"];
            /** Game */
            game: string;
            /** Hints */
            hints: boolean;
            /** Host */
            host: boolean;
            /** Id */
            id: string;
            /** My Seats */
            my_seats: number[];
            /** Open Information */
            open_information: boolean;
            /** Options */
            options: {
                [key: string]: components["schemas"]["Setting"];
            };
            /** Owes */
            owes: boolean;
            /** Rematch */
            rematch?: string;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Spectators */
            spectators: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Step */
            step: number;
            /**
             * Undo
             * @enum {string}
             */
            undo: "rule" | "ask" | "free";
            /** Url */
            url: string;
        };
        /** OptionInfo */
        OptionInfo: {
            /** Action */
            action: number;
            args: components["schemas"]["Facts"];
            /** Code */
            code: string;
            /** Copies */
            copies: number;
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /** Touches */
            touches: string[];
            /** Verb */
            verb: string;
        };
        OptionRow: components["schemas"]["ChoiceRow"] | components["schemas"]["FlagRow"] | components["schemas"]["WholeRow"] | components["schemas"]["SubsetRow"] | components["schemas"]["OverridesRow"];
        /** OverridesRow */
        OverridesRow: {
            /** Default */
            default: string;
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "overrides";
        };
        /**
         * PassingInfo
         * @description The option that takes nothing, and the options worth more that it gives up, the best first.
         */
        PassingInfo: {
            /** Action */
            action: number;
            /** Forgoes */
            forgoes: number[];
        };
        /**
         * PongMessage
         * @description The answer to a ping, and a sign of life on a quiet channel.
         */
        PongMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /**
         * PresenceMessage
         * @description Between states: which seats' people are there.
         */
        PresenceMessage: {
            /** Present */
            present: number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
        };
        /** ReasonInfo */
        ReasonInfo: {
            args: components["schemas"]["Facts"];
            /** Key */
            key: string;
            /** Rule */
            rule: string;
        };
        /** RecordInfo */
        RecordInfo: {
            /** Chance */
            chance: string;
            /** Fingerprint */
            fingerprint?: string;
            /** Format */
            format: string;
            /** Game */
            game: string;
            /** Marks */
            marks: {
                [key: string]: string;
            };
            /** Options */
            options: {
                [key: string]: components["schemas"]["Setting"];
            };
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: string[];
            /** Steps */
            steps: [
                number,
                number
            ][];
        };
        /** RefusedInfo */
        RefusedInfo: {
            /** Code */
            code: string;
            reason: components["schemas"]["ReasonInfo"];
            /** Touches */
            touches: string[];
        };
        /** ReplayMessage */
        ReplayMessage: {
            /** Can Undo */
            can_undo: boolean;
            /** Deadline */
            deadline: number | null;
            decision: components["schemas"]["DecisionInfo"] | null;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Last Step */
            last_step: number;
            /** Outcome */
            outcome: number[] | null;
            /** Owes */
            owes: number[];
            /** Seat */
            seat: number;
            /** Sheets */
            sheets: components["schemas"]["LineInfo"][][];
            /** Step */
            step: number;
            table: components["schemas"]["TableInfo"];
            takeback: components["schemas"]["TakebackInfo"] | null;
            /**
             * Type
             * @constant
             */
            type: "state";
            view: components["schemas"]["View"] | null;
            /** Views */
            views: components["schemas"]["View"][] | null;
        };
        /** RewindAsked */
        RewindAsked: {
            /** To */
            to: number;
        };
        /** SanJuanArea */
        SanJuanArea: {
            /** Bank Used */
            bank_used: boolean;
            /** Buildings */
            buildings: components["schemas"]["SanJuanBuilding"][];
            /** Goods */
            goods: number;
            /** Hand */
            hand?: {
                [key: string]: number;
            };
            /** Hand Size */
            hand_size: number;
            /** Points */
            points: number;
            /** Points Are All */
            points_are_all: boolean;
            /** Size */
            size: number;
        };
        /** SanJuanBuilding */
        SanJuanBuilding: {
            /** Card */
            card: string;
            /** Covered */
            covered: string[];
            /** Good */
            good: boolean;
            /** Piles */
            piles?: {
                [key: string]: number;
            };
            /** Stored */
            stored?: string[];
            /** Works */
            works: boolean;
        };
        /**
         * SanJuanPayment
         * @description A building being paid for: what is owed still and, where its build is known, what was given so far.
         *
         *     Which cards they were is told to whoever pays.
         */
        SanJuanPayment: {
            /** Card */
            card: string;
            /** Cards */
            cards?: number;
            /** Cost */
            cost?: number;
            /** Goods */
            goods?: string[];
            /** Owed */
            owed: number;
            /** Paid */
            paid?: string[];
        };
        /** SanJuanView */
        SanJuanView: {
            /** Actor */
            actor: number;
            /** Areas */
            areas: components["schemas"]["SanJuanArea"][];
            /** Asked */
            asked: string;
            /** Building */
            building: string | null;
            /** Cathedral */
            cathedral: "table" | number | null;
            /** Chooser */
            chooser: number;
            /** Costs */
            costs: {
                [key: string]: number;
            };
            /** Deck */
            deck: number;
            /** Discards */
            discards: number;
            /** Drawn */
            drawn: string[];
            /** Edition */
            edition: number;
            /** Event Row */
            event_row: string[];
            /** Events */
            events: boolean;
            /** Events Gone */
            events_gone: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "san_juan";
            /** Governor */
            governor: number;
            /** Library */
            library: boolean;
            /** New Buildings */
            new_buildings: boolean;
            /** Outcome */
            outcome: number[] | null;
            /** Over */
            over: boolean;
            /** Owed */
            owed: number;
            payment: components["schemas"]["SanJuanPayment"] | null;
            /** Phase */
            phase: string;
            /** Prices */
            prices: number[] | null;
            /** Reconstructed */
            reconstructed: string[];
            /** Roles */
            roles: {
                [key: string]: boolean;
            };
            /** Round */
            round: number;
            /** Seat */
            seat: number;
            /** Tile At */
            tile_at: number;
            /** Tiles */
            tiles: number[][];
            /** Vp */
            vp: {
                [key: string]: number;
            };
        };
        /**
         * ScoreLine
         * @description A line of a score sheet with its facts beside it.
         */
        ScoreLine: {
            /** Key */
            key: string;
            /** Points */
            points: number;
            /** Rule */
            rule: string;
        } & {
            [key: string]: components["schemas"]["Value"];
        };
        /** SeatAsked */
        SeatAsked: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "open" | "bot";
            /** Name */
            name?: string | null;
        };
        /** SeatInfo */
        SeatInfo: {
            /** Bot */
            bot?: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Present */
            present: boolean;
            /** Resigned */
            resigned: boolean;
            /** Seat */
            seat: number;
        };
        /** SeatOnly */
        SeatOnly: {
            /** Seat */
            seat: number;
        };
        Setting: string | number | boolean | string[];
        /** SitAsked */
        SitAsked: {
            /**
             * Name
             * @default
             */
            name?: string;
            /** Seat */
            seat: number;
        };
        /** StateMessage */
        StateMessage: {
            /** Can Undo */
            can_undo: boolean;
            /** Deadline */
            deadline: number | null;
            decision: components["schemas"]["DecisionInfo"] | null;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Outcome */
            outcome: number[] | null;
            /** Owes */
            owes: number[];
            /** Seat */
            seat: number;
            /** Sheets */
            sheets: components["schemas"]["LineInfo"][][];
            /** Step */
            step: number;
            table: components["schemas"]["TableInfo"];
            takeback: components["schemas"]["TakebackInfo"] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "state";
            view: components["schemas"]["View"] | null;
        };
        /** SubsetRow */
        SubsetRow: {
            /** Default */
            default: string[];
            /** Key */
            key: string;
            /** Rule */
            rule: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "subset";
            /** Values */
            values: string[];
        };
        /** TableAsked */
        TableAsked: {
            away?: components["schemas"]["AwayAsked"];
            /** Game */
            game: string;
            /**
             * Hints
             * @default true
             */
            hints?: boolean;
            /**
             * Open Information
             * @default false
             */
            open_information?: boolean;
            /** Options */
            options?: {
                [key: string]: string | number | boolean | string[] | {
                    [key: string]: unknown;
                };
            };
            /** Seats */
            seats: components["schemas"]["SeatAsked"][];
            /**
             * Spectators
             * @default true
             */
            spectators?: boolean;
            /**
             * Start
             * @default false
             */
            start?: boolean;
            /**
             * Undo
             * @default rule
             * @enum {string}
             */
            undo?: "rule" | "ask" | "free";
        };
        /** TableInfo */
        TableInfo: {
            away: components["schemas"]["AwayInfo"];
            /** Chance */
            chance?: string;
            /** Commitment */
            commitment: string;
            /** Created */
            created: number;
            /** Frozen */
            frozen?: components["schemas"]["FrozenInfo"];
            /** Game */
            game: string;
            /** Hints */
            hints: boolean;
            /** Host */
            host: boolean;
            /** Id */
            id: string;
            /** Open Information */
            open_information: boolean;
            /** Options */
            options: {
                [key: string]: components["schemas"]["Setting"];
            };
            /** Rematch */
            rematch?: string;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Spectators */
            spectators: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Step */
            step: number;
            /**
             * Undo
             * @enum {string}
             */
            undo: "rule" | "ask" | "free";
            /** Url */
            url: string;
        };
        /** TakebackInfo */
        TakebackInfo: {
            /** Accepted */
            accepted: number[];
            /** Seat */
            seat: number;
        };
        /** UndoAsked */
        UndoAsked: {
            /** Key */
            key: string;
            /** Seat */
            seat: number;
            /** Step */
            step: number;
        };
        Value: number | string | boolean | number[] | string[];
        View: components["schemas"]["MachiKoroView"] | components["schemas"]["SanJuanView"] | components["schemas"]["AkropolisView"] | components["schemas"]["WelcomeToView"];
        /** WelcomeToCard */
        WelcomeToCard: {
            /** Action */
            action: string;
            /** Next Action */
            next_action?: string;
            /** Number */
            number: number;
        };
        /** WelcomeToOpponent */
        WelcomeToOpponent: {
            /** Approves */
            approves: ("A" | "B" | "C")[];
            /** Certainty */
            certainty: {
                [key: string]: "printed" | "agreed" | "reconstructed";
            };
            /** Figures */
            figures: {
                [key: string]: number;
            };
            /** Level */
            level: number;
            /** Lines */
            lines: components["schemas"]["ScoreLine"][];
            /** Name */
            name: string | null;
            /** Pile */
            pile: components["schemas"]["WelcomeToCard"][];
            /** Plans */
            plans: {
                [key: string]: number | null;
            };
            /** Points */
            points: number;
            /** Scores */
            scores: boolean;
            /** Segments */
            segments: number[];
            /** Temp Places */
            temp_places: number[];
        };
        /** WelcomeToPlan */
        WelcomeToPlan: {
            /** Approved */
            approved: boolean;
            /** Bis */
            bis: number;
            /** Certainty */
            certainty: {
                [key: string]: "printed" | "agreed" | "reconstructed";
            };
            /** Estates */
            estates: number[];
            /** First */
            first: number;
            /** Kind */
            kind: string;
            /** Later */
            later: number;
            /** Least */
            least: number;
            /**
             * Letter
             * @enum {string}
             */
            letter: "A" | "B" | "C";
            /** Plan */
            plan: string;
            /** Pools */
            pools: number;
            /** Roundabouts */
            roundabouts: number;
            /**
             * Street
             * @enum {string}
             */
            street: "top" | "middle" | "bottom" | "one" | "any";
        };
        /** WelcomeToSheet */
        WelcomeToSheet: {
            /** Bis */
            bis: number;
            /** Columns */
            columns: number[];
            /** Estates */
            estates: number[];
            /** Plans */
            plans: {
                [key: string]: number | null;
            };
            /** Points */
            points: number;
            /** Pools */
            pools: number;
            /** Refusals */
            refusals: number;
            /** Roundabouts */
            roundabouts: number;
            /** Streets */
            streets: components["schemas"]["WelcomeToStreet"][];
            /** Temp Points */
            temp_points: number;
            /** Temps */
            temps: number;
        };
        /** WelcomeToStreet */
        WelcomeToStreet: {
            /** Bis */
            bis: number[];
            /** Fences */
            fences: number[];
            /** Numbers */
            numbers: (number | null)[];
            /** Parks */
            parks: number;
            /** Pools */
            pools: number[];
            /** Roundabouts */
            roundabouts: number[];
            /** Spent */
            spent: {
                [key: string]: number[];
            };
        };
        /** WelcomeToTrack */
        WelcomeToTrack: {
            /**
             * Certainty
             * @enum {string}
             */
            certainty: "printed" | "agreed" | "reconstructed";
            /** Values */
            values: number[];
        };
        /** WelcomeToTurn */
        WelcomeToTurn: {
            /** Action */
            action?: string | null;
            /** Asked */
            asked: string;
            /** Lot */
            lot?: number | null;
            /** Number */
            number?: number | null;
        };
        /** WelcomeToView */
        WelcomeToView: {
            /** Discarded */
            discarded: number;
            /**
             * Edition
             * @enum {string}
             */
            edition: "new" | "first";
            /** Expert */
            expert: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "welcome_to";
            /** Left */
            left: number;
            /**
             * Mode
             * @enum {string}
             */
            mode: "piles" | "aaa" | "solo" | "draft";
            /** Offer */
            offer: components["schemas"]["WelcomeToCard"][] | null;
            opponent: components["schemas"]["WelcomeToOpponent"] | null;
            /** Outcome */
            outcome: number[] | null;
            /** Over */
            over: boolean;
            /** Overridden */
            overridden: boolean;
            /** Plans */
            plans: components["schemas"]["WelcomeToPlan"][];
            /** Pool Houses */
            pool_houses: number[][];
            /** Pools In All */
            pools_in_all: number;
            /** Refills */
            refills: number;
            /** Round */
            round: number;
            /** Seat */
            seat: number;
            /** Sheets */
            sheets: components["schemas"]["WelcomeToSheet"][];
            /**
             * Side
             * @enum {string}
             */
            side: "blueprint" | "classic";
            /** Top */
            top: string | null;
            /** Tracks */
            tracks: {
                [key: string]: components["schemas"]["WelcomeToTrack"];
            };
            turn: components["schemas"]["WelcomeToTurn"];
        };
        /** WholeRow */
        WholeRow: {
            /** Default */
            default: number;
            /** High */
            high: number;
            /** Key */
            key: string;
            /** Low */
            low: number;
            /** Rule */
            rule: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "whole";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
