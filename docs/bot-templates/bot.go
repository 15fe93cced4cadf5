// A bot in Go: go build -o my_bot docs/bot-templates/bot.go && fogcity arena cablecar --bots "cmd:./my_bot,greedy"
//
// One JSON object a line comes on stdin; hello and choose are answered on stdout. Print what you want to see on stderr.
package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
)

type Action struct {
	Type, Text string
}

type Message struct {
	Type, Game                string
	Protocol, ID, Seat, Since int
	Seed                      int64
	Seconds                   float64
	Options, Board, View      json.RawMessage
	Actions                   []Action
	History                   []map[string]any
	Scores                    []float64
	Places                    []int
}

var (
	seat    int
	chance  *rand.Rand
	history []map[string]any // what everybody saw so far
)

// choose gets what the seat sees (View), all legal actions and the seconds it may think. Your idea goes here.
func choose(question Message) Action {
	history = append(history[:question.Since], question.History...)
	return question.Actions[chance.Intn(len(question.Actions))]
}

func main() {
	questions, answers := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var message Message
		if questions.Decode(&message) != nil {
			return // no more questions
		}
		switch message.Type {
		case "hello":
			answers.Encode(map[string]any{"name": "go template", "protocol": message.Protocol})
		case "new_game":
			seat, chance, history = message.Seat, rand.New(rand.NewSource(message.Seed)), nil
		case "choose":
			answers.Encode(map[string]any{"id": message.ID, "action": choose(message).Text})
		case "game_over":
			fmt.Fprintln(os.Stderr, "place", message.Places[seat], "of", message.Scores)
		}
	}
}
