// A bright studio around the car: a pale wall that a soft horizon parts from the floor. Nothing in it draws the eye.
const vec3 SUN = vec3(-.6217, .5014, .6017);

vec3 outside(vec3 d) {
  float up = d.z / (length(d.xy) + 1e-4);
  vec3 wall = mix(vec3(.93, .945, .96), vec3(.74, .82, .90), smoothstep(.0, 1.5, up));
  // One large lamp overhead to the right in front, from which the folds have their form.
  float lamp = max(dot(d, SUN), 0.);
  wall += vec3(1., .97, .92) * (.22 * pow(lamp, 4.) + .35 * pow(lamp, 14.));
  vec3 ground = mix(vec3(.80, .80, .79), vec3(.60, .60, .60), smoothstep(.0, 1.2, -up));
  return mix(ground, wall, smoothstep(-.10, .09, up));
}
vec3 paneTint(int kind) {
  if (kind == 5) return vec3(.42, .46, .48);
  if (kind == 3 || kind == 4) return vec3(.66, .70, .71);
  return vec3(.90, .94, .93);
}
